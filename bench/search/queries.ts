import { existsSync, readFileSync } from 'node:fs';
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
  'far',
  'nothing',
] as const;
export type QueryKind = (typeof queryKinds)[number];

/** The documentation versions with judged queries, by the name in the index file. */
export const judgedVersions = ['ace5', 'ace4'] as const;
export type JudgedVersion = (typeof judgedVersions)[number];

/** The version that a page belongs to. */
export const versionOf = (path: string): JudgedVersion =>
  /^\/docs\/ace4(?:\/|$)/.test(path) ? 'ace4' : 'ace5';

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

/** The file of one version's judged queries. */
function queryFile(version: JudgedVersion, set: QuerySet): string {
  return join(__dirname, 'queries', set === 'tuning' ? '' : set, `${version}.json`);
}

/** Where the pages of a version were when they were judged: a newer version moves them. */
const JUDGED_ROOTS: Readonly<Record<JudgedVersion, string>> = {
  ace5: '/docs/',
  ace4: '/docs/ace4/',
};

function readQueries(version: JudgedVersion, set: QuerySet): JudgedQuery[] {
  const file = queryFile(version, set);
  if (!existsSync(file)) throw new Error(`${file} is missing: nothing to judge by.`);
  const judged = JUDGED_ROOTS[version];
  // The pages are recorded without their last slash.
  const now = (page: string) =>
    `${page}/`.startsWith(judged)
      ? `${versionRoot(version)}${page.slice(judged.length)}`.replace(/\/$/, '')
      : page;
  return (JSON.parse(readFileSync(file, 'utf8')) as JudgedQuery[]).map((query) => ({
    ...query,
    pages: query.pages.map(now),
  }));
}

const normalized = ({ q }: JudgedQuery) => q.trim().toLowerCase();

/**
 * The judged queries of one version. A query that is also in a set before this one is excluded: it is not unseen.
 * @throws Error with the path of the file if it is missing
 */
export function loadQueries(version: JudgedVersion, set: QuerySet): JudgedQuery[] {
  const seen = new Set(
    querySets
      .slice(0, querySets.indexOf(set))
      .flatMap((earlier) => readQueries(version, earlier).map(normalized)),
  );
  return readQueries(version, set).filter((query) => !seen.has(normalized(query)));
}
