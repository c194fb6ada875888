/** The pages on one topic: the id of the page in each version that has it. */
export type Topic = {
  pages: Readonly<Record<string, string>>;
  /** The versions that the topic leads to; all unless given. A second page for one topic leads one way only. */
  leadsTo?: readonly string[];
};

// The release series have nothing in common but their overviews.
const isRelease = (id: string) => /^releases\/release_/.test(id);

/**
 * Finds the counterpart of a page in another version where its id is a different one.
 * @param topics the topics whose pages have different ids
 * @returns the document id there, or undefined where the table says nothing
 */
export function counterpart(
  topics: readonly Topic[],
  from: string,
  id: string,
  to: string,
): string | undefined {
  if (from === to) return undefined;
  if (isRelease(id)) return 'releases/overview';
  return topics.find(
    ({ pages, leadsTo }) =>
      pages[from] === id && pages[to] !== undefined && (leadsTo?.includes(to) ?? true),
  )?.pages[to];
}
