import { collectExamples, mayHaveExamples } from '../../content/examples/collect';
import { examplesFile, type ListedExample, listFile } from '../../content/examples/files';
import { flowVersionOf } from '../../content/examples/version';
import { sitePath } from '../../site/paths';
import { pageAt } from '../../site/versions';
import { docsInOrder, readSource, headingsAndCode } from '../docs';
import type { Content, Files } from './content';

/**
 * The examples of the pages: those of each page (`PageExample[]`), and the list of all examples of a version
 * (`ListedExample[]`). The addresses are in `src/content/examples/files.ts`.
 */
export function examples({ versions, siteDir, baseUrl }: Content): Files {
  const files: [string, string][] = [];
  for (const version of versions) {
    const { versionName } = version;
    const dialect = flowVersionOf(versionName === 'current' ? undefined : versionName);
    if (!dialect) continue;
    const list: ListedExample[] = [];
    for (const { doc } of docsInOrder(version)) {
      const text = readSource(doc, siteDir);
      const page = pageAt(sitePath(doc.permalink, baseUrl))?.id;
      const found = mayHaveExamples(text) ? collectExamples(headingsAndCode(text), dialect) : [];
      if (found.length === 0 || page === undefined) continue;
      files.push([examplesFile(versionName, page), JSON.stringify(found)]);
      for (const { id, title } of found) list.push({ page, pageTitle: doc.title, id, title });
    }
    files.push([listFile(versionName), JSON.stringify(list)]);
  }
  return files.map(([path, content]) => [`examples/${path}`, content]);
}
