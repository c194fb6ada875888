import { readFileSync } from 'node:fs';
import type { Root } from 'mdast';
import { kept } from '../../built-pages/kept';
import { collectExamples, mayHaveExamples } from '../../content/examples/collect';
import { examplesFile, type ListedExample, listFile } from '../../content/examples/files';
import { markdown } from '../../content/pages/markdown';
import { sitePath } from '../../site/paths';
import { lastVersion, pageAt } from '../../site/versions';
import { type Content, docsInOrder, type Files } from '../docs';

/** A heading, or a fenced block with the text behind its language. */
const PART = /^#{1,6} .*|^ *(`{3,}|~{3,})(.*)\n[^]*?\n *\1[`~]* *$/gm;

/**
 * The headings and the titled blocks of a page, on their lines: all that an example is made of. Parsing the whole text
 * takes ten times as long, and the bundler and the check of the pages do so.
 */
export function headingsAndCode(text: string): Root {
  let kept = '';
  let end = 0;
  for (const { 0: part, 2: info = 'title=', index } of text.matchAll(PART)) {
    if (!info.includes('title=')) continue;
    kept += text.slice(end, index).replace(/./g, '') + part;
    end = index + part.length;
  }
  return markdown.parse(kept);
}

/**
 * The examples of the pages: those of each page (`PageExample[]`), and the list of all examples of a version
 * (`ListedExample[]`). The addresses are in `src/content/examples/files.ts`.
 */
export function examples({ versions, siteDir, baseUrl }: Content): Files {
  const files: [string, string][] = [];
  for (const version of versions) {
    const { versionName } = version;
    // The flows of the next version are written like those of the newest one.
    const dialect = versionName === 'current' ? lastVersion : versionName;
    const list: ListedExample[] = [];
    const pages = docsInOrder(version).flatMap(({ doc: { source, permalink, title } }) => {
      const text = readFileSync(source.replace('@site', siteDir), 'utf8');
      const page = pageAt(sitePath(permalink, baseUrl))?.id;
      return page !== undefined && mayHaveExamples(text) ? [{ text, page, title }] : [];
    });
    const examples = kept(siteDir, `examples-${versionName}-${dialect}`, pages, ({ text }) =>
      collectExamples(headingsAndCode(text), dialect),
    );
    for (const [at, { page, title: pageTitle }] of pages.entries()) {
      const found = examples[at];
      if (!found?.length) continue;
      files.push([examplesFile(versionName, page), JSON.stringify(found)]);
      for (const { id, title } of found) list.push({ page, pageTitle, id, title });
    }
    files.push([listFile(versionName), JSON.stringify(list)]);
  }
  return files.map(([path, content]) => [`examples/${path}`, content]);
}
