import bridge from './counterparts.json';
import { isVersion, type Pair } from './findCounterpart';

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

const isPair = (entry: BridgeEntry): entry is BridgeEntry & Pair =>
  entry.ace4 !== undefined && entry.ace5 !== undefined;

/** The pages whose ids differ, and those that lead one way only. */
export const pairs: readonly Pair[] = entries
  .filter(isPair)
  .map(({ ace4, ace5, only }) => ({ ace4, ace5, ...(only && { only }) }))
  .filter(({ ace4, ace5, only }) => ace4 !== ace5 || only !== undefined);

/** The entry about a page: its own pair in the table, or the one of equal ids. */
export function bridgeEntry(version: string, id: string): BridgeEntry | undefined {
  if (!isVersion(version)) return undefined;
  return entries.find(
    (entry) => entry[version] === id && entry[version === 'ace4' ? 'ace5' : 'ace4'] !== undefined,
  );
}

/** Whether the table says that a page has no counterpart. */
export function hasNoCounterpart(version: string, id: string): boolean {
  return (
    isVersion(version) &&
    entries.some(
      (entry) => entry[version] === id && entry[version === 'ace4' ? 'ace5' : 'ace4'] === undefined,
    )
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
