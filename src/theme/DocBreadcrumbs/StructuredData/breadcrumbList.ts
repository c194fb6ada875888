/** A step of the way to a page; a category without a page of its own may have no address. */
export type Step = { label: string; href: string | undefined };

/**
 * The way to a page as search engines want it: each step with an address, and each address once.
 * A category without one gets that of its first page, or is left out where that is the page itself.
 * @param home steps that stand before the sidebar's
 * @param steps out of the sidebar, the page last
 */
export function trail(home: readonly Step[], steps: readonly Step[]): Step[] {
  const page = steps.at(-1);
  const seen = new Set<string | undefined>([undefined, page?.href]);
  const before = [...home, ...steps.slice(0, -1)].filter(({ href }) => {
    const isNew = !seen.has(href);
    seen.add(href);
    return isNew;
  });
  return page ? [...before, page] : before;
}
