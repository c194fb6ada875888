/** The pages on one topic: the id of the page in each version that has it. */
export type Topic = {
  pages: Readonly<Record<string, string>>;
  /**
   * The versions that the topic links to; all by default. For a second page on one topic, the link works in one
   * direction only.
   */
  leadsTo?: readonly string[];
};

// The release lists of the versions correspond only in their overviews.
const isRelease = (id: string) => /^releases\/release_/.test(id);

/**
 * Finds the counterpart of a page in another version if its id differs.
 * @param topics the topics whose pages have different ids
 * @returns the document id there, or undefined if none is recorded
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
