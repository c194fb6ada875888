import { cpSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOfFiles, prepared, root, run } from '../../support/workspace';
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
    run(peerFile('.bin/pagefind'), ['--site', '.'], folder);
    writeFileSync(join(folder, 'index.html'), PAGE);
  });
}
