import { readHistory } from '../../content/releases';
import { newestChange } from '../../content/releases/model';
import { catalogueOf, type CatalogueGroup } from '../../content/steps/catalogue';
import { groupAnchor, stepListId } from '../../content/steps/step';
import { addressOf, lastVersion } from '../../site/versions';
import type { Content } from './content';

/** What the home page shows of the documentation of the current version. */
export type HomeData = {
  /** The groups of steps: name, path of its list, icon, and the names of its steps. */
  groups: { name: string; to: string; icon: number; steps: string[] }[];
  /** The newest recorded change, and the path of the page that explains it. */
  news: { release: string; sentence: string; to: string } | undefined;
};

function groupsOf(catalogue: readonly CatalogueGroup[], list: string): HomeData['groups'] {
  return catalogue.map(({ name, icon, steps }) => ({
    name,
    icon,
    to: `${list}#${groupAnchor(name)}`,
    steps: steps.map((step) => step.name),
  }));
}

function newsOf(version: string): HomeData['news'] {
  const change = newestChange(readHistory(version));
  if (!change) return undefined;
  const { version: release, sentence, page } = change;
  return { release, sentence, to: addressOf({ version, id: page }) };
}

/** @throws Error if the current version is not built */
export function homeData({ versions }: Content): HomeData {
  const current = versions.find(({ isLast }) => isLast);
  if (!current) throw new Error('The home page shows the steps of the current version.');
  const list = current.docs.find(({ id }) => id === stepListId)?.permalink ?? '';
  return {
    groups: groupsOf(catalogueOf(current, [current], []), list),
    news: newsOf(lastVersion),
  };
}
