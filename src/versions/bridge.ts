import bridge from './bridge.json';

/** What differs between a page of ACE 4 and its counterpart, or the fact that it has none. */
export type BridgeEntry = {
  /** Document id in ACE 4, where the entry is about a page of ACE 4. */
  ace4?: string;
  /** Document id in ACE 5, where the entry is about a page of ACE 5. */
  ace5?: string;
  /** Which way the pair is used; both unless given. A second page for one topic leads one way only. */
  only?: 'toAce5' | 'toAce4';
  /** What changed since ACE 4, a sentence each; empty where the pages say the same in their own way. */
  changed?: string[];
  /** Area of the migration guide's table; entries without one do not stand there. */
  area?: string;
};

const entries = bridge as BridgeEntry[];

type VersionName = 'ace4' | 'ace5';

const isVersion = (name: string): name is VersionName => name === 'ace4' || name === 'ace5';
const other = (version: VersionName): VersionName => (version === 'ace4' ? 'ace5' : 'ace4');

// The release series have nothing in common but their overviews.
const isRelease = (id: string) => /^releases\/release_/.test(id);

/**
 * Finds the counterpart of a page in another version where its id is a different one.
 * @returns the document id there, or undefined where the table says nothing
 */
export function counterpart(from: string, id: string, to: string): string | undefined {
  if (!isVersion(from) || !isVersion(to) || from === to) return undefined;
  if (isRelease(id)) return 'releases/overview';
  const way = to === 'ace5' ? 'toAce5' : 'toAce4';
  return entries.find(
    (entry) => entry[from] === id && entry[to] !== undefined && (entry.only ?? way) === way,
  )?.[to];
}

/** The entry about a page: its own pair in the table, or the one of equal ids. */
export function bridgeEntry(version: string, id: string): BridgeEntry | undefined {
  if (!isVersion(version)) return undefined;
  return entries.find((entry) => entry[version] === id && entry[other(version)] !== undefined);
}

/** Whether the table says that a page has no counterpart. */
export function hasNoCounterpart(version: string, id: string): boolean {
  return (
    isVersion(version) &&
    entries.some((entry) => entry[version] === id && entry[other(version)] === undefined)
  );
}

/** The rows of the migration guide, by area. */
export function bridgeAreas(): Map<string, BridgeEntry[]> {
  const areas = new Map<string, BridgeEntry[]>();
  for (const entry of entries) {
    if (entry.area) areas.set(entry.area, [...(areas.get(entry.area) ?? []), entry]);
  }
  return areas;
}
