import assert from 'node:assert/strict';
import { test } from 'node:test';
import { identity } from '../../../src/site/identity';
import { deployProblems } from '../../../tools/deploy/problems';

const published = {
  url: 'https://docs.acme.dev',
  baseUrl: '/',
  chatUrl: 'https://chat.acme.dev/ace',
  contactUrl: 'https://acme.dev/contact',
  repositoryUrl: 'https://git.acme.dev/ace-docs',
};

test('a site with custom addresses can be published', () => {
  assert.deepEqual(deployProblems(published), []);
  assert.deepEqual(deployProblems({ ...published, baseUrl: '/ace/docs/' }), []);
});

test('a reserved or insecure address, a path in the origin, and a base URL without slashes stop a deployment', () => {
  assert.equal(deployProblems(identity).length, 4);
  assert.match(
    deployProblems({ ...published, chatUrl: 'https://x.example' })[0] ?? '',
    /SITE_CHAT_URL/,
  );
  assert.match(deployProblems({ ...published, url: 'http://acme.dev' })[0] ?? '', /not an https/);
  assert.match(deployProblems({ ...published, url: 'nonsense' })[0] ?? '', /SITE_URL/);
  assert.match(
    deployProblems({ ...published, url: 'https://acme.dev/docs/' })[0] ?? '',
    /Set SITE_URL to https:\/\/acme\.dev, and SITE_BASE_URL/,
  );
  assert.match(deployProblems({ ...published, baseUrl: 'docs' })[0] ?? '', /SITE_BASE_URL/);
});
