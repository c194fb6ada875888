import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionRoot } from '../../src/site/versions';

/** The kinds of queries, from the easiest to those without a relevant page. */
export const queryKinds = [
  'title',
  'identifier',
  'question',
  'keywords',
  'unfinished',
  'typo',
  'synonym',
  'compound',
  'far',
  'nothing',
] as const;
export type QueryKind = (typeof queryKinds)[number];

/** The documentation versions with judged queries, by the name in the index file. */
export const judgedVersions = ['ace5', 'ace4'] as const;
export type JudgedVersion = (typeof judgedVersions)[number];

/** Makes a value for each version. */
export const byVersion = <T>(make: (version: JudgedVersion) => T): Record<JudgedVersion, T> => ({
  ace5: make('ace5'),
  ace4: make('ace4'),
});

/** A query and the paths of the relevant pages, best first; none for the kind `nothing`. */
export type JudgedQuery = { q: string; kind: QueryKind; pages: string[] };

/**
 * `tuning` queries can be inspected while the engine is tuned; `held-out` queries only give metrics, which the tests
 * compare with accepted ones; `unread` queries give totals only, at the end of a change.
 */
export const querySets = ['tuning', 'held-out', 'unread'] as const;
export type QuerySet = (typeof querySets)[number];

/** The sets whose metrics the tests compare with accepted ones. Nobody tunes by the others. */
export const acceptedSets: readonly QuerySet[] = ['tuning', 'held-out'];

/** Where the pages of a version were when they were judged: a newer version moves them. */
const JUDGED_ROOTS: Readonly<Record<JudgedVersion, string>> = {
  ace5: '/docs/',
  ace4: '/docs/ace4/',
};

function readQueries(version: JudgedVersion, set: QuerySet): JudgedQuery[] {
  const file = join(__dirname, 'queries', set === 'tuning' ? '' : set, `${version}.json`);
  const queries = JSON.parse(readFileSync(file, 'utf8')) as JudgedQuery[];
  const judged = JUDGED_ROOTS[version];
  // The pages are recorded without their last slash.
  const now = (page: string) =>
    `${page}/`.startsWith(judged)
      ? `${versionRoot(version)}${page.slice(judged.length)}`.replace(/\/$/, '')
      : page;
  return queries.map((query) => ({ ...query, pages: query.pages.map(now) }));
}

const normalized = ({ q }: JudgedQuery) => q.trim().toLowerCase();

/** The judged queries of one version. A query that is also in a set before this one is excluded: it is not unseen. */
export function loadQueries(version: JudgedVersion, set: QuerySet): JudgedQuery[] {
  const seen = new Set(
    querySets
      .slice(0, querySets.indexOf(set))
      .flatMap((earlier) => readQueries(version, earlier).map(normalized)),
  );
  return readQueries(version, set).filter((query) => !seen.has(normalized(query)));
}
