import type { BadgeFacts } from '../releases';
import { readPageFacts } from '../pageFacts';
import { pagesIn, type SidebarItem } from '../pages/sidebar';
import { counterpart, type Topic } from '../versions/findCounterpart';
import { iconOfGroup, iconOfStep } from './icons';
import { readStep } from './step';

/** A step in the catalogue. */
export type CatalogueStep = {
  name: string;
  /** Path of its page. */
  to: string;
  /** Position of its icon in the sprite. */
  icon: number;
  stepType?: string;
  /** What it does, in one sentence; code in Markdown. */
  summary: string;
  releases: (BadgeFacts & { id: string })[];
  /** The other versions by label: the name of the step there; null if it is missing. */
  others: { version: string; name: string | null }[];
};

/** A group of steps in the catalogue. */
export type CatalogueGroup = { name: string; icon: number; steps: CatalogueStep[] };

type Doc = {
  id: string;
  title: string;
  description: string;
  permalink: string;
  frontMatter: Record<string, unknown>;
};

/** A loaded version of the docs plugin, as far as the catalogue needs it. */
export type CatalogueVersion = {
  versionName: string;
  label: string;
  docs: readonly Doc[];
  sidebars: Readonly<Record<string, readonly unknown[]>>;
};

type OtherVersion = CatalogueStep['others'][number];

/** What is known about a step in the other versions. */
function othersOf(
  { id, frontMatter }: Doc,
  from: string,
  versions: readonly CatalogueVersion[],
  topics: readonly Topic[],
): OtherVersion[] {
  const { absentFrom } = readPageFacts(frontMatter).stepFacts;
  return versions
    .filter(({ versionName }) => versionName !== from)
    .flatMap(({ versionName, label, docs }): OtherVersion[] => {
      const find = (wanted: string | undefined) => docs.find((doc) => doc.id === wanted);
      const doc = find(id) ?? find(counterpart(topics, from, id, versionName));
      // The page on the same topic may be about something else than a step.
      if (doc) return readStep(doc.frontMatter) ? [{ version: label, name: doc.title }] : [];
      return absentFrom.includes(versionName) ? [{ version: label, name: null }] : [];
    });
}

/**
 * The steps of a version by group, in the order of its sidebar, from the front matter of their pages.
 * @param versions all loaded versions
 * @param topics the pages with different IDs
 */
export function catalogueOf(
  version: CatalogueVersion,
  versions: readonly CatalogueVersion[],
  topics: readonly Topic[],
): CatalogueGroup[] {
  const listed = pagesIn(Object.values(version.sidebars).flat() as SidebarItem[]);
  const order = listed.map(({ id }) => id);
  const groups = new Map<string, CatalogueGroup>();
  const byOrder = [...version.docs].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  for (const doc of byOrder) {
    const step = readStep(doc.frontMatter);
    if (!step) continue;
    const { group: name, stepType, summary = doc.description } = step;
    const group = groups.get(name) ?? { name, icon: iconOfGroup(name), steps: [] };
    groups.set(name, group);
    group.steps.push({
      name: doc.title,
      to: doc.permalink,
      icon: iconOfStep(doc.id, name),
      ...(stepType !== undefined && { stepType }),
      summary,
      releases: readPageFacts(doc.frontMatter).stepFacts.releases,
      others: othersOf(doc, version.versionName, versions, topics),
    });
  }
  return [...groups.values()];
}
