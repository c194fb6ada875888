import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a reader may type, from what is easiest to answer to what nothing answers. */
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

/** The documentation versions that are judged, by the name in the index file. */
export const judgedVersions = ['ace5', 'ace4'] as const;
export type JudgedVersion = (typeof judgedVersions)[number];

/** A query and the addresses of the pages that answer it, best first; none for the kind `nothing`. */
export type JudgedQuery = { q: string; kind: QueryKind; pages: string[] };

/** `tuning` may be looked at while the engine is tuned; `held-out` gives figures only. */
export type QuerySet = 'tuning' | 'held-out';

/** The file of one version's judged queries. */
function queryFile(version: JudgedVersion, set: QuerySet): string {
  const folder = join(__dirname, 'queries');
  return join(set === 'held-out' ? join(folder, 'held-out') : folder, `${version}.json`);
}

function readQueries(file: string): JudgedQuery[] {
  if (!existsSync(file)) throw new Error(`${file} is missing: nothing to judge by.`);
  return JSON.parse(readFileSync(file, 'utf8')) as JudgedQuery[];
}

const asked = ({ q }: JudgedQuery) => q.trim().toLowerCase();

/**
 * The judged queries of one version. A held-out query that is in the tuning set too is left out: it is not unseen.
 * @throws Error that names the file where it is missing
 */
export function loadQueries(version: JudgedVersion, set: QuerySet): JudgedQuery[] {
  const queries = readQueries(queryFile(version, set));
  if (set === 'tuning') return queries;
  const seen = new Set(readQueries(queryFile(version, 'tuning')).map(asked));
  return queries.filter((query) => !seen.has(asked(query)));
}
