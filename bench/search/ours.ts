import { english } from '../../src/search/core/language';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_TAG, docsTag, indexFileName } from '../../src/search/core/constants';
import {
  loadIndex,
  search,
  type SearchIndex,
  type SearchOptions,
} from '../../src/search/core/engine';
import { type Scoring, SCORING } from '../../src/search/core/scoring';
import type { RankedEngine } from './engines';
import { type JudgedVersion, judgedVersions } from './queries';

function readIndex(build: string, tag: string, scoring: Scoring): SearchIndex {
  const file = join(build, indexFileName(tag));
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first.`);
  return loadIndex(JSON.parse(readFileSync(file, 'utf8')), tag, english, scoring);
}

/**
 * Our engine with the index files of a build, without a browser: a search covers one version and the pages without a
 * version, as on the site.
 * @param scoring the constants of the ranking
 * @param options the weights of the fields; by default those of the site
 */
export function ourEngine(
  build: string,
  scoring: Scoring = SCORING,
  options: SearchOptions = {},
): RankedEngine {
  const shared = readIndex(build, DEFAULT_TAG, scoring);
  const indexes = new Map<JudgedVersion, SearchIndex[]>(
    judgedVersions.map((version) => [
      version,
      [readIndex(build, docsTag('default', version), scoring), shared],
    ]),
  );
  return {
    name: 'ours',
    answer: (version, query) =>
      Promise.resolve(
        search(indexes.get(version) ?? [], query, options).map(({ sectionRoute }) => sectionRoute),
      ),
    close: () => Promise.resolve(),
  };
}
