import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagrams } from '../../src/content/diagrams';
import { pageRoutes } from '../../src/site/routes';
import { builds } from '../../tools/lib/builds';
import { builtPage } from '../support/builtPage';

const PICTURES = '.strip, .panel, figure:has(svg)';
const page = (route: string) => builtPage(builds.site.dir, route);

test('most pages about flows have a picture', () => {
  const count = (selector: string) =>
    pageRoutes.filter((route) => page(route)('article').find(selector).length > 0).length;
  assert.ok(count(PICTURES) >= 130, `${count(PICTURES)} pages with a picture`);
  assert.ok(count('.strip') >= 110, `${count('.strip')} pages with a flow strip`);
  assert.ok(count('.panel') >= 60, `${count('.panel')} pages with a panel`);
});

test('each chapter of the quick starts has a picture', () => {
  for (const route of pageRoutes.filter((one) => one.endsWith('/quick_start_developers/'))) {
    const $ = page(route);
    const without = $('article h2')
      .filter((_, heading) => /^\d\./.test($(heading).text()))
      .filter((_, heading) => {
        const chapter = $(heading).nextUntil('h2');
        return chapter.filter(PICTURES).add(chapter.find(PICTURES)).length === 0;
      })
      .map((_, heading) => $(heading).text())
      .get();
    assert.deepEqual(without, [], route);
  }
});

test('every diagram is on a page, with its caption and its text', () => {
  const text = pageRoutes.map((route) => page(route)('figure').text()).join('\n');
  for (const [name, diagram] of Object.entries(diagrams)) {
    assert.ok(text.includes(diagram.title) && text.includes(diagram.text), name);
  }
});

test('a strip has a label that names its flow or its steps', () => {
  for (const route of pageRoutes) {
    const $ = page(route);
    for (const strip of $('.strip').get()) {
      assert.match($(strip).attr('aria-label') ?? '', /^(?:Flow \w+|Steps): \w/, route);
    }
  }
});
