import { join } from 'node:path';
import { pageFile } from '../../site/pageFiles';
import { redirectsOf } from '../../site/routes';
import { versionNames } from '../../site/versions';
import { parsedFile } from '../parsedFile';
import { counterpart, type Topic } from './findCounterpart';

/** A topic whose pages have different ids, or with the differences between its pages. */
export type Counterparts = Topic & {
  /** What changed in a version since the previous one, one sentence each; omitted if nothing changed. */
  changed?: Readonly<Record<string, readonly string[]>>;
  /** Section of the migration table; a topic without one is not in the table. */
  area?: string;
};

/** The page with which a version goes on from an older one: the same one, or where its address leads now. */
function successor(version: string, id: string): string | undefined {
  const now = redirectsOf(version)[id] ?? id;
  return pageFile({ version, id: now }) && now;
}

/** The topic with the pages of the versions that it does not name: each goes on with that of the version before. */
export function withSuccessors(topic: Counterparts, find = successor, names = versionNames) {
  const pages = { ...topic.pages };
  const leadsTo = topic.leadsTo && [...topic.leadsTo];
  for (let at = names.length - 2; at >= 0; at -= 1) {
    const [version = '', before = ''] = names.slice(at, at + 2);
    const id = pages[before] === undefined ? undefined : find(version, pages[before]);
    if (pages[version] !== undefined || id === undefined) continue;
    pages[version] = id;
    if (leadsTo?.includes(before)) leadsTo.push(version);
  }
  return { ...topic, pages, ...(leadsTo && { leadsTo }) };
}

export function readCounterparts(): Counterparts[] {
  return parsedFile(join(__dirname, 'counterparts.json'), (text) =>
    (JSON.parse(text) as Counterparts[]).map((topic) => withSuccessors(topic)),
  );
}

const isOneId = ({ pages }: Topic) => new Set(Object.values(pages)).size === 1;

/** The topics that the version dropdown needs: pages with equal ids need no entry. */
export function topics(): Topic[] {
  return readCounterparts()
    .filter((topic) => !isOneId(topic) || topic.leadsTo)
    .map(({ pages, leadsTo }) => ({ pages, ...(leadsTo && { leadsTo }) }));
}

/** The differences between a page and its counterpart. */
export type PageChanges = {
  /** The version of the counterpart. */
  other: string;
  /** Whether that version is the newer one of the two. */
  isNewer: boolean;
  sentences: readonly string[];
};

/**
 * Finds the differences between a page and its counterpart: the changes of the page's version, otherwise those of a
 * newer one.
 * @returns undefined if nothing is recorded
 */
export function changesOf(version: string, id: string): PageChanges | undefined {
  const { pages = {}, changed = {} } =
    readCounterparts().find((topic) => topic.pages[version] === id) ?? {};
  const known = versionNames.filter((name) => pages[name] !== undefined);
  const at = known.indexOf(version);
  const older = known[at + 1];
  const own = changed[version];
  if (own && older) return { other: older, isNewer: false, sentences: own };
  const newer = known
    .slice(0, Math.max(at, 0))
    .filter((name) => changed[name])
    .at(-1);
  return newer ? { other: newer, isNewer: true, sentences: changed[newer] ?? [] } : undefined;
}

/**
 * Finds the page on the same topic in another version: the recorded one, or the page with the same id.
 * @returns its id there; undefined if there is none
 */
export function counterpartOf(version: string, id: string, other: string): string | undefined {
  if (pageFile({ version: other, id })) return id;
  return counterpart(topics(), version, id, other);
}
