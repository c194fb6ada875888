import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { kinds, TEMPLATES } from '../../tools/lib/newPage';
import { SNIPPETS, snippets } from '../../tools/lib/snippets';

type Snippet = { prefix: string; body: string[] };

test('the snippets of the editor are those of the templates', () => {
  assert.equal(readFileSync(SNIPPETS, 'utf8'), snippets(), 'Run "npm run snippets".');
});

test('a snippet inserts the template of its kind', () => {
  const byPrefix = new Map(
    Object.values(JSON.parse(snippets()) as Record<string, Snippet>).map((one) => [
      one.prefix,
      one,
    ]),
  );
  for (const kind of kinds) {
    // As the editor inserts it: places to type have their text, and escaped characters stand for themselves.
    const inserted = byPrefix
      .get(`page-${kind}`)
      ?.body.join('\n')
      .replace(/\$\{\d+:(\w+)\}|\\([\\$}])/g, '$1$2');
    assert.equal(inserted, readFileSync(`${TEMPLATES}/${kind}.md`, 'utf8').trimEnd(), kind);
  }
});

test('a title is typed once, and each TODO is a place of its own', () => {
  const { body } = (JSON.parse(snippets()) as Record<string, Snippet>)['Page: step'] ?? {};
  const places = [...(body?.join('\n') ?? '').matchAll(/\$\{(\d+):TODO\}/g)].map(([, at]) => at);
  assert.ok(places.length > 3);
  assert.equal(new Set(places).size, places.length);
});
