import { readFile } from 'node:fs/promises';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { collectExamples, mayHaveExamples } from '../../content/examples/collect';
import { examplesFile, type ListedExample, listFile } from '../../content/examples/files';
import { flowVersionOf } from '../../content/examples/version';
import { sitePath } from '../../site/paths';
import { pageAt } from '../../site/versions';
import { docsInOrder } from '../docsInOrder';
import { parsePage } from '../parsePage';
import { servedFiles } from '../servedFiles';

/** The files of a version: the examples of each page that has some, and the list of all. */
async function filesOf(
  version: LoadedVersion,
  { siteDir, baseUrl }: LoadContext,
): Promise<[string, string][]> {
  const list: ListedExample[] = [];
  const files: [string, string][] = [];
  const name = version.versionName === 'current' ? undefined : version.versionName;
  const dialect = flowVersionOf(name);
  if (!dialect) return [];
  for (const { doc, section } of docsInOrder(version)) {
    const text = await readFile(doc.source.replace('@site', siteDir), 'utf8');
    const tree = mayHaveExamples(text) ? parsePage(text) : undefined;
    const examples = tree ? collectExamples(tree, dialect) : [];
    const page = pageAt(sitePath(doc.permalink, baseUrl))?.id;
    if (examples.length === 0 || page === undefined) continue;
    files.push([examplesFile(version.versionName, page), JSON.stringify(examples)]);
    for (const { id, title, heading } of examples)
      list.push({ page, pageTitle: doc.title, section, id, title, heading });
  }
  return [...files, [listFile(version.versionName), JSON.stringify(list)]];
}

/**
 * Publishes the examples of the pages as data: those of each page (`PageExample[]`), and the list of all examples of a
 * version (`ListedExample[]`). The addresses are in `src/content/examples/files.ts`.
 */
export default function examples(context: LoadContext): Plugin {
  const { write, publish } = servedFiles(context, 'examples');
  return {
    name: 'examples',
    async allContentLoaded({ allContent }) {
      const { loadedVersions } = allContent['docusaurus-plugin-content-docs']?.[
        'default'
      ] as LoadedContent;
      const files = loadedVersions.map((version) => filesOf(version, context));
      await write(new Map((await Promise.all(files)).flat()));
    },
    ...publish,
  };
}
