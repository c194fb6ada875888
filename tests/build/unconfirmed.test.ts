import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readReview } from '../../src/content/review';
import { addressOf, versionNames } from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';
import { builtPage } from '../support/builtPage';
import { sourcePages } from '../support/sourcePages';

const { dir } = builds.site;

/** The published pages with open points: address, and the questions. */
const marked = versionNames
  .flatMap((version) =>
    sourcePages(version).map(({ slug, frontMatter }) => ({
      address: addressOf({ version, id: slug || 'index' }),
      questions: [...readReview(frontMatter).values()],
    })),
  )
  .filter(({ questions }) => questions.length > 0);

test('each open point is a mark on its page, which leads to the list of all at its end', () => {
  assert.ok(marked.length > 0);
  for (const { address, questions } of marked) {
    const $ = builtPage(dir, address);
    const marks = $('main a.unconfirmed');
    const described = marks.map((_, mark) => $(mark).attr('aria-description')).get();
    for (const question of questions)
      assert.ok(
        described.some((text) => text.includes(question)),
        `${address}: ${question}`,
      );
    for (const text of described)
      assert.ok(
        questions.some((question) => text.includes(question)),
        `${address}: ${text}`,
      );
    const listed = $('details #open-points > li')
      .map((_, item) => $(item).text())
      .get();
    assert.equal(listed.length, questions.length, address);
    for (const question of questions)
      assert.ok(
        listed.some((item) => item.startsWith(question)),
        `${address}: ${question}`,
      );
    for (const place of $('#open-points a').get()) {
      assert.equal($($(place).attr('href') ?? '').length, 1, address);
      assert.equal($(place).closest('.markdown').length, 1);
    }
    marks.each((_, mark) => {
      assert.equal($(mark).attr('href'), '#open-points');
      assert.equal($(mark).attr('aria-label'), 'Not confirmed');
    });
  }
});

test('the Markdown copy has the questions in their places', () => {
  for (const { address, questions } of marked) {
    const copy = readFileSync(join(dir, address.replace(/\/$/, '.md')), 'utf8');
    for (const question of questions) assert.ok(copy.includes(question), `${address}: ${question}`);
    assert.match(copy, /\(Not confirmed: /);
  }
});
