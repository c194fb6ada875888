import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, labelOf, versionNames } from '../../site/versions';
import type { Topic } from './findCounterpart';

/** A topic with what differs between its pages, or with a single version: then the others have no such page. */
export type Counterparts = Topic & {
  /** What changed with a version since the one before, a sentence each; left out where nothing did. */
  changed?: Readonly<Record<string, readonly string[]>>;
  /** Area of the migration guide's table; a topic without one is not in it. */
  area?: string;
};

/** The file that records the counterparts. */
export const counterpartsFile = join(__dirname, 'counterparts.json');

/** Reads the recorded counterparts. */
export function readCounterparts(): Counterparts[] {
  return JSON.parse(readFileSync(counterpartsFile, 'utf8')) as Counterparts[];
}

const isOneId = ({ pages }: Topic) => new Set(Object.values(pages)).size === 1;

/** The topics that the version dropdown needs: equal ids it finds by itself. */
export function topics(): Topic[] {
  return readCounterparts()
    .filter((topic) => Object.keys(topic.pages).length > 1 && (!isOneId(topic) || topic.leadsTo))
    .map(({ pages, leadsTo }) => ({ pages, ...(leadsTo && { leadsTo }) }));
}

/** What differs between a page and its counterpart. */
export type PageChanges = {
  /** The version of the counterpart. */
  other: string;
  /** Whether that is the newer one of the two. */
  isNewer: boolean;
  sentences: readonly string[];
};

/**
 * Finds what differs between a page and its counterpart: what its version changed, else what a newer one changes.
 * @returns undefined where nothing is recorded
 */
export function changesOf(version: string, id: string): PageChanges | undefined {
  const { pages = {}, changed = {} } =
    readCounterparts().find(
      (topic) => topic.pages[version] === id && Object.keys(topic.pages).length > 1,
    ) ?? {};
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
 * Whether the table says that a page has no counterpart.
 * @param other the version without one
 */
export function hasNoCounterpart(version: string, id: string, other: string): boolean {
  return (
    version !== other &&
    readCounterparts().some(({ pages }) => pages[version] === id && pages[other] === undefined)
  );
}

/** A row of the migration guide's table. */
export type MigrationRow = {
  area: string;
  /** The page that is compared with its counterpart: its id, and its address. */
  id: string;
  to: string;
  sentences: readonly string[];
};

/** The table of a migration guide. */
export type MigrationFacts = {
  /** Label of the version before. */
  since: string;
  rows: MigrationRow[];
};

/**
 * Makes the table of a migration guide, by area.
 * @param version the version whose changes are told
 * @param reader the version that the guide is read in: rows lead to its pages
 */
export function migrationFacts(version: string, reader: string): MigrationFacts {
  const rows = readCounterparts().flatMap(({ pages, changed, area }) => {
    const sentences = changed?.[version];
    const page = pages[reader] ? reader : version;
    const id = pages[page];
    return area && sentences && id
      ? [{ area, id, to: addressOf({ version: page, id }), sentences }]
      : [];
  });
  const areas = [...new Set(rows.map(({ area }) => area))];
  return {
    since: labelOf(versionNames[versionNames.indexOf(version) + 1] ?? version),
    rows: areas.flatMap((area) => rows.filter((row) => row.area === area)),
  };
}
