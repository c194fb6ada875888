import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_TAG, docsTag, indexFileName } from '../../src/search/core/constants';
import { loadIndex, search, type SearchIndex } from '../../src/search/core/engine';
import type { Engine } from './engines';
import { byVersion } from './queries';

function readIndex(build: string, tag: string): SearchIndex {
  const file = join(build, indexFileName(tag));
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first.`);
  return loadIndex(JSON.parse(readFileSync(file, 'utf8')), tag);
}

/** Our engine with the index files of a build: a search covers one version and the pages without a version. */
export function ourEngine(build: string): Engine {
  const shared = readIndex(build, DEFAULT_TAG);
  const indexes = byVersion((version) => [readIndex(build, docsTag('default', version)), shared]);
  return {
    fed: 'a field each',
    answer: (version, query) =>
      Promise.resolve(search(indexes[version], query).map(({ sectionRoute }) => sectionRoute)),
  };
}
