import { cpSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ParsedPage } from '../../../src/search/core/sections';
import { fingerprint, fingerprintOfFiles, prepared, root, run } from '../../support/workspace';
import { peerFile } from './packages';

/** A page with the default interface of Pagefind, which loads when the reader opens it. */
const PAGE = `<!doctype html>
<html lang="en">
<title>Search</title>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<button type="button" id="open">Search</button>
<div id="search"></div>
<script>
  document.getElementById('open').addEventListener('click', () => {
    const style = Object.assign(document.createElement('link'), {
      rel: 'stylesheet', href: '/pagefind/pagefind-ui.css',
    });
    const script = Object.assign(document.createElement('script'), {
      src: '/pagefind/pagefind-ui.js',
      onload: () => new PagefindUI({ element: '#search', autofocus: true }),
    });
    document.head.append(style, script);
  }, { once: true });
</script>
</html>
`;

/** Adds the index of the pages in a folder, and the page with the search. */
function addIndex(folder: string): void {
  run(peerFile('.bin/pagefind'), ['--site', '.'], folder);
  writeFileSync(join(folder, 'index.html'), PAGE);
}

/**
 * Runs Pagefind with default options on a copy of the built pages.
 * @returns the folder of the site
 */
export function buildPagefind(): Promise<string> {
  const pages = join(root, 'build', 'docs');
  return prepared('pagefind', fingerprintOfFiles([pages, __filename]), (folder) => {
    cpSync(pages, join(folder, 'docs'), {
      recursive: true,
      filter: (path) => statSync(path).isDirectory() || path.endsWith('.html'),
    });
    addIndex(folder);
  });
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function htmlOf({ pageTitle, sections }: ParsedPage): string {
  const parts = sections.map(({ title, hash, content, code }, at) => {
    const heading = at === 0 ? 'h1' : `h2 id="${escape(hash.slice(1))}"`;
    return `<${heading}>${escape(title)}</${heading.slice(0, 2)}><p>${escape(content)}</p><pre>${escape(code)}</pre>`;
  });
  return `<!doctype html><html lang="en"><title>${escape(pageTitle)}</title><body>${parts.join('')}</body></html>`;
}

/**
 * Runs Pagefind with default options on the sections of some pages.
 * @param name of the folder
 * @returns the folder of the site
 */
export function buildPagefindOf(name: string, pages: readonly ParsedPage[]): Promise<string> {
  const files = pages.map((page) => ({ url: page.url, html: htmlOf(page) }));
  const mark = fingerprint(files.flatMap(({ url, html }) => [url, html]));
  return prepared(name, mark, (folder) => {
    for (const { url, html } of files) {
      mkdirSync(join(folder, url), { recursive: true });
      writeFileSync(join(folder, url, 'index.html'), html);
    }
    addIndex(folder);
  });
}
