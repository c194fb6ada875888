import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasPage, redirectsOf } from '../../site/routes';
import { type PageKey, versionNames } from '../../site/versions';
import { pageFrontMatter } from '../pages/frontMatter';
import { parsedFile } from '../parsedFile';
import { counterpart, type Topic } from './findCounterpart';

/** A topic whose pages have different ids, or with the differences between its pages. */
export type Counterparts = Topic & {
  /** What changed in a version since the previous one, one sentence each; omitted if nothing changed. */
  changed?: Readonly<Record<string, readonly string[]>>;
  /** Section of the migration table; a topic without one is not in the table. */
  area?: string;
};

const PROJECT = join(__dirname, '..', '..', '..');

/** The file that records the counterparts. */
export const counterpartsFile = join(__dirname, 'counterparts.json');

/** The page with which a version goes on from an older one: the same one, or where its address leads now. */
function successor(version: string, id: string): string | undefined {
  const now = redirectsOf(version)[id] ?? id;
  return hasPage({ version, id: now }) ? now : undefined;
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

/** Reads the recorded counterparts. */
export function readCounterparts(): Counterparts[] {
  return parsedFile(counterpartsFile, (text) =>
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
  if (hasPage({ version: other, id })) return id;
  return counterpart(topics(), version, id, other);
}

/** A row of the migration table: the page to compare with its counterpart, and what changed. */
export type MigrationRow = PageKey & { area: string; title: string; sentences: readonly string[] };

/** The title in the front matter of a page; the id of a page that a copy of the site does not have. */
function titleOf(version: string, id: string): string {
  const path = join(PROJECT, 'versioned_docs', `version-${version}`, `${id}.md`);
  const { title = id } = existsSync(path) ? pageFrontMatter(readFileSync(path, 'utf8')) : {};
  return String(title);
}

/**
 * The rows of the table of a migration guide, by area.
 * @param version the version whose changes are listed
 * @param reader the version that the guide belongs to: rows name its pages
 */
export function migrationRows(version: string, reader: string): MigrationRow[] {
  const rows = readCounterparts().flatMap(({ pages, changed, area }) => {
    const sentences = changed?.[version];
    const page = pages[reader] ? reader : version;
    const id = pages[page];
    return area && sentences && id
      ? [{ area, version: page, id, title: titleOf(page, id), sentences }]
      : [];
  });
  const areas = [...new Set(rows.map(({ area }) => area))];
  return areas.flatMap((area) => rows.filter((row) => row.area === area));
}
