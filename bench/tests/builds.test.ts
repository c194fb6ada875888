import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainBody } from '../builds/corpus';

test('a page for other generators keeps text and code, without components', () => {
  const page = [
    "import Release from './_release.md';",
    '## Fields {#fields}',
    'Since <Since version="25.5" />: text.',
    '<Diagram name="a" />',
    '```jsx',
    '<Book a="{#fields}" />',
    '```',
    'A <kbd>key</kbd>.',
  ].join('\n');
  assert.equal(
    plainBody(page),
    '\n## Fields\nSince : text.\n\n```jsx\n<Book a="{#fields}" />\n```\nA <kbd>key</kbd>.',
  );
});
