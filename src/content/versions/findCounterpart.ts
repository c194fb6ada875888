/** Two pages on one topic, by their document ids. */
export type Pair = {
  ace4: string;
  ace5: string;
  /** Which way the pair is used; both unless given. A second page for one topic leads one way only. */
  only?: 'toAce5' | 'toAce4';
};

type VersionName = 'ace4' | 'ace5';

/** Whether a version is one of the two that the table of pairs knows. */
export const isVersion = (name: string): name is VersionName => name === 'ace4' || name === 'ace5';

// The release series have nothing in common but their overviews.
const isRelease = (id: string) => /^releases\/release_/.test(id);

/** The page on the same topic in the other version by the table alone, where its id is a different one. */
function pairOf(
  pairs: readonly Pair[],
  from: VersionName,
  id: string,
  to: VersionName,
): string | undefined {
  const way = to === 'ace5' ? 'toAce5' : 'toAce4';
  return pairs.find((pair) => pair[from] === id && (pair.only ?? way) === way)?.[to];
}

/**
 * Finds the counterpart of a page in another version where its id is a different one.
 * @param pairs the pages whose ids differ
 * @returns the document id there, or undefined where the table says nothing
 */
export function counterpart(
  pairs: readonly Pair[],
  from: string,
  id: string,
  to: string,
): string | undefined {
  if (!isVersion(from) || !isVersion(to) || from === to) return undefined;
  return isRelease(id) ? 'releases/overview' : pairOf(pairs, from, id, to);
}

/**
 * Finds the page of another version that search engines should show instead of this one.
 * Stricter than `counterpart`: from the page of a release one can go on, but no other page says the same.
 * @param pairs the pages whose ids differ
 * @param ids document ids of the version `to`
 * @returns the document id there, or undefined where the page stands for itself
 */
export function canonicalId(
  pairs: readonly Pair[],
  from: string,
  id: string,
  to: string,
  ids: readonly string[],
): string | undefined {
  if (!isVersion(from) || !isVersion(to) || from === to) return undefined;
  return ids.includes(id) ? id : pairOf(pairs, from, id, to);
}
