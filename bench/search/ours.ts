import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_TAG, docsTag, indexFileName } from '../../src/search/core/constants';
import { loadIndex, search, type SearchIndex } from '../../src/search/core/engine';
import type { RankedEngine } from './engines';
import { type JudgedVersion, judgedVersions } from './queries';

function readIndex(build: string, tag: string): SearchIndex {
  const file = join(build, indexFileName(tag));
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first.`);
  return loadIndex(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * Our engine with the index files of a build, without a browser: a search covers one version and the pages without a
 * version, as on the site.
 */
export function ourEngine(build: string): RankedEngine {
  const shared = readIndex(build, DEFAULT_TAG);
  const indexes = new Map<JudgedVersion, SearchIndex[]>(
    judgedVersions.map((version) => [
      version,
      [readIndex(build, docsTag('default', version)), shared],
    ]),
  );
  return {
    name: 'ours',
    answer: (version, query) =>
      Promise.resolve(
        search(indexes.get(version) ?? [], query).map(({ sectionRoute }) => sectionRoute),
      ),
    close: () => Promise.resolve(),
  };
}
