import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, PROJECT } from '../../site/pageFiles';
import { parsedFile } from '../parsedFile';
import { knownFrontMatter } from '../pages/frontMatter';
import { categoriesIn, sidebarFile } from '../pages/sidebar';
import { iconOfGroup } from './icons';
import { readStep, type Step } from './step';

/** A step page of a version, from its front matter. */
export type StepPage = Step & {
  /** Name of the page below the folder `steps`. */
  slug: string;
  title: string;
  summary: string;
  /** What readers may call it. */
  keywords: readonly string[];
};

/**
 * The step pages of a version.
 * @param version name of a published version; undefined for the next one
 */
export function stepPagesOf(version: string | undefined): readonly StepPage[] {
  const folder = join(PROJECT, folderOf(version), 'steps');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.md$/.test(name)) : [];
  return names.sort().flatMap((name) =>
    parsedFile(join(folder, name), (text): StepPage[] => {
      const matter = knownFrontMatter(text) ?? {};
      const step = readStep(matter);
      if (!step) return [];
      const { summary = String(matter['description']), ...facts } = step;
      const keywords = Array.isArray(matter['keywords']) ? matter['keywords'].map(String) : [];
      const slug = name.replace(/\.md$/, '');
      return [{ slug, title: String(matter['title']), ...facts, summary, keywords }];
    }),
  );
}

/** A group of steps; `icon` is a position in the sprite. */
export type CatalogueGroup = { name: string; icon: number; steps: StepPage[] };

/**
 * The steps of a version by group, in the order of its sidebar.
 * @param version name of a published version; undefined for the next one
 */
export function catalogueOf(version: string | undefined): CatalogueGroup[] {
  const source = readFileSync(join(PROJECT, sidebarFile(folderOf(version))), 'utf8');
  const sidebars = JSON.parse(source) as Parameters<typeof categoriesIn>[0];
  const order = [...categoriesIn(sidebars).keys()];
  const placeOf = ({ slug }: StepPage) => order.indexOf(`steps/${slug}`);
  const steps = [...stepPagesOf(version)].sort((one, other) => placeOf(one) - placeOf(other));
  const names = [...new Set(steps.map(({ group }) => group))];
  return names.map((name) => ({
    name,
    icon: iconOfGroup(name),
    steps: steps.filter(({ group }) => group === name),
  }));
}
