import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lateStartTemplate } from '../../src/upstream/deferred-hydration/template';

test('the page template of the installed Docusaurus can be told to leave its scripts alone', () => {
  const template = lateStartTemplate();
  assert.match(template, /<script data-app=/);
  assert.doesNotMatch(template, /<script[^>]*\bsrc=/);
});

test('a template that starts its scripts in another way stops the build', () => {
  assert.throws(
    () => lateStartTemplate('<html><script src="x" async></script></html>'),
    /deferred-hydration/,
  );
});
