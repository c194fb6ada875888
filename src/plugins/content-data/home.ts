import { collectExamples } from '../../content/examples/collect';
import { flowVersionOf } from '../../content/examples/version';
import { readHistory } from '../../content/releases';
import { newestChange } from '../../content/releases/model';
import { catalogueOf, type CatalogueGroup } from '../../content/steps/catalogue';
import { iconPaths } from '../../content/steps/icons';
import { groupAnchor, stepListId } from '../../content/steps/step';
import { addressOf, lastVersion } from '../../site/versions';
import { headingsAndCode, readSource } from '../docs';
import type { Content } from './content';
import { type FlowExample, readExample } from './homeExample';

/** The page with the example. */
const EXAMPLE = 'getting_started/quick_start_developers';

/** What the home page shows of the documentation of the current version. */
export type HomeData = {
  example: FlowExample;
  /** Where the example is that runs. */
  run: { version: string; page: string; id: string };
  /** The steps of the example: name, path of the icon, and what it does there. */
  steps: { name: string; icon: string; description: string }[];
  /** The groups of steps: name, path of its list, icon, and the names of its steps. */
  groups: { name: string; to: string; icon: number; steps: string[] }[];
  /** The newest recorded change, and the path of the page that explains it. */
  news: { release: string; sentence: string; to: string } | undefined;
};

/** The steps of an example by their names instead of their types. */
function stepsOf({ steps }: FlowExample, catalogue: readonly CatalogueGroup[]): HomeData['steps'] {
  const known = catalogue.flatMap((group) => group.steps);
  return steps.map(({ stepType, description }) => {
    const { name = stepType, icon = 0 } = known.find((one) => one.stepType === stepType) ?? {};
    return { name, icon: iconPaths[icon] ?? '', description };
  });
}

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

/**
 * What the home page shows: an example from a page, the groups of steps, and the newest recorded change.
 * @throws Error if the current version has no page with the example
 */
export function homeData({ versions, siteDir }: Content): HomeData {
  const current = versions.find(({ isLast }) => isLast);
  const page = current?.docs.find(({ id }) => id === EXAMPLE);
  if (!current || !page) throw new Error(`The home page shows an example of ${EXAMPLE}.`);
  const list = current.docs.find(({ id }) => id === stepListId)?.permalink ?? '';
  const catalogue = catalogueOf(current, [current], []);
  const source = readSource(page, siteDir);
  const example = readExample(source, page.source.replace('@site/', ''));
  const dialect = flowVersionOf(lastVersion);
  const [first] = dialect ? collectExamples(headingsAndCode(source), dialect) : [];
  return {
    example,
    run: { version: current.versionName, page: EXAMPLE, id: first?.id ?? '' },
    steps: stepsOf(example, catalogue),
    groups: groupsOf(catalogue, list),
    news: newsOf(lastVersion),
  };
}
