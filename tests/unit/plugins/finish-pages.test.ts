import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { headerRules, toHeadersFile } from '../../../src/plugins/finish-pages/headers';
import { inlineParts, sourceOf } from '../../../src/plugins/finish-pages/inlineScripts';
import { PolicyCollector } from '../../../src/plugins/finish-pages/policy';
import { SCRIPT } from '../../../src/plugins/finish-pages/redirects';
import { RESTORE } from '../../../src/mdx/Tabs/restore';
import { headersOf, parseHeaders } from '../../support/headers';

test('unlisted scripts, inline styles, event handlers and addresses with scripts are problems', () => {
  for (const html of [
    '<p style="color: red">',
    '<p class="a>b" style=x>',
    '<style>p { color: red }</style>',
    '<script>track()</script>',
    '<img src=x onerror=x()>',
    '<a href=" javascript:x()">',
    '<a href="java\tScript:x()">',
    '<button formaction="javascript:x()">',
  ])
    assert.equal(inlineParts(html).problems.length, 1, html);
  const harmless = '<img alt="javascript: on style=x" src="/javascript.svg"><p>a style="b"</p>';
  assert.deepEqual(inlineParts(harmless).problems, []);
});

test('the policy stands directly behind the encoding of a page; what it does not allow stops the build', () => {
  const policy = new PolicyCollector({});
  const page = policy.add(`<head><meta charset=UTF-8><script>${RESTORE}</script>`, 'a.html');
  assert.match(page, /^<head><meta charset=UTF-8><meta http-equiv="Content-Security-Policy" con/);
  assert.doesNotMatch(page, /frame-ancestors|unsafe/);
  const ofAll = policy.ofAllPages();
  assert.ok(ofAll.includes(sourceOf(RESTORE)) && ofAll.endsWith("frame-ancestors 'none'"));
  assert.throws(() => policy.add('<head>', 'b.html'), /b\.html: it has no <meta charset/);
  policy.add('<meta charset=UTF-8><p style=x>', 'c.html');
  assert.throws(() => policy.ofAllPages(), /1 problems\nc\.html: style=x is not allowed/);
});

test('no two rules give an address the same header, and each address has what it needs', () => {
  const pages = ['404.html', 'index.html', 'docs/a/index.html', 'docs/index.html', 'de/index.html'];
  const policy = new PolicyCollector({ connections: ['https://api.example.com'] }).ofAllPages();
  const rules = parseHeaders(toHeadersFile(headerRules('/kb/', pages, policy)));
  const places = rules.map(({ path }) => path).join(' ');
  assert.equal(places, '/kb/* /kb/assets/* /kb/ /kb/404.html /kb/de/* /kb/docs/*');
  const [common, ...others] = rules.map(({ headers }) => Object.keys(headers));
  for (const names of others) assert.ok(!names.some((name) => common?.includes(name)));
  assert.equal(headersOf(rules, '/kb/docs/a/')['Content-Security-Policy'], policy);
  assert.match(policy, /connect-src 'self' https:\/\/api\.example\.com;/);
  assert.match(headersOf(rules, '/kb/assets/js/a.js')['Cache-Control'] ?? '', /immutable/);
  assert.equal(headersOf(rules, '/other/')['X-Frame-Options'], undefined);
});

/** The address that the script of a redirect page opens. */
function redirected(canonical: string, address: string): string {
  let opened = '';
  const location = Object.assign(new URL(address), {
    replace: (url: URL) => (opened = url.href),
  });
  const document = { querySelector: () => ({ href: canonical }) };
  runInNewContext(SCRIPT, { URL, document, location });
  return opened;
}

test('a redirect keeps query and hash of the old address, unless the new one has its own', () => {
  const site = 'https://docs.example.com';
  assert.equal(redirected(`${site}/new/`, `${site}/old/?q=1#part`), `${site}/new/?q=1#part`);
  assert.equal(redirected(`${site}/new/#own`, `${site}/old/?q=1#part`), `${site}/new/#own`);
});
