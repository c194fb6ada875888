import { counterpart } from '../../src/content/versions/findCounterpart';
import { pageFrontMatter } from '../../src/content/pageFrontMatter';
import { readReview } from '../../src/content/review';
import { type DocsTree, NEXT, type Version } from './docsTree';

/** How a version differs from the next newer one, and what waits for review in it. */
export type VersionStatus = {
  name: string;
  pages: number;
  /** The newer version that it is compared with; none for the newest. */
  newer: string | undefined;
  /** The pages without one on the same topic in the newer version. */
  onlyHere: string[];
  /** The pages of the newer version without one on the same topic here. */
  missing: string[];
  /** The pages with the same path and another text; the others have the same text. */
  differing: string[];
  /** The number of open points by section, the path of the first folder or of the page. */
  review: Record<string, number>;
};

/** The pages of a version that another one has no page for, by path or by recorded counterpart. */
function withoutCounterpart(tree: DocsTree, from: Version, to: Version): string[] {
  const [there, topics] = [tree.ids(to), tree.counterparts()];
  return tree
    .ids(from)
    .filter((id) => !there.includes(id) && !counterpart(topics, from.name, id, to.name));
}

function reviewOf(tree: DocsTree, version: Version): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const id of tree.ids(version)) {
    const { size } = readReview(pageFrontMatter(tree.text(tree.page(version, id))));
    const section = id.split('/')[0] ?? id;
    if (size > 0) counts[section] = (counts[section] ?? 0) + size;
  }
  return counts;
}

/** The state of every version, the next one first. */
export function docsStatus(tree: DocsTree): VersionStatus[] {
  const versions = [NEXT, ...tree.published()].map((name) => tree.version(name));
  return versions.map((version, at) => {
    const newer = versions[at - 1];
    const ids = tree.ids(version);
    const textOf = (one: Version, id: string) => tree.text(tree.page(one, id));
    const shared = newer ? ids.filter((id) => tree.has(tree.page(newer, id))) : [];
    return {
      name: version.name,
      pages: ids.length,
      newer: newer?.name,
      onlyHere: newer ? withoutCounterpart(tree, version, newer) : [],
      missing: newer ? withoutCounterpart(tree, newer, version) : [],
      differing: newer ? shared.filter((id) => textOf(version, id) !== textOf(newer, id)) : [],
      review: reviewOf(tree, version),
    };
  });
}

/** The state of a version as text; a long list of differing pages is only counted. */
export function statusText({ name, pages, newer, ...lists }: VersionStatus): string {
  const { onlyHere, missing, differing, review } = lists;
  const total = Object.values(review).reduce((sum, count) => sum + count, 0);
  const list = (title: string, ids: readonly string[]) =>
    `  ${title}: ${ids.length}${ids.map((id) => `\n    ${id}`).join('')}`;
  const sections = Object.entries(review).map(([section, count]) => `${section} ${count}`);
  return [
    `${name}: ${pages} pages`,
    ...(newer === undefined
      ? []
      : [
          list(`only here, no counterpart in ${newer}`, onlyHere),
          list(`only in ${newer}, no counterpart here`, missing),
          newer === NEXT
            ? list(`with another text in ${newer}`, differing)
            : `  with another text in ${newer}: ${differing.length}`,
        ]),
    `  waiting for review: ${total}${total > 0 ? ` (${sections.join(', ')})` : ''}`,
  ].join('\n');
}
