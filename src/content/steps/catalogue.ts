import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sidebarFile } from '../pages/sidebar';
import { iconOfGroup } from './icons';
import { type StepPage, stepPagesOf } from './stepPages';

const PROJECT = join(__dirname, '..', '..', '..');

/** A group of steps; `icon` is a position in the sprite. */
export type CatalogueGroup = { name: string; icon: number; steps: StepPage[] };

/**
 * The steps of a version by group, in the order of its sidebar.
 * @param version name of a published version; undefined for the next one
 */
export function catalogueOf(version: string | undefined): CatalogueGroup[] {
  const folder = version ? `versioned_docs/version-${version}` : 'docs';
  const sidebars = readFileSync(join(PROJECT, sidebarFile(folder)), 'utf8');
  const placeOf = ({ slug }: StepPage) => sidebars.indexOf(`"steps/${slug}"`);
  const steps = [...stepPagesOf(version)].sort((one, other) => placeOf(one) - placeOf(other));
  const names = [...new Set(steps.map(({ group }) => group))];
  return names.map((name) => ({
    name,
    icon: iconOfGroup(name),
    steps: steps.filter(({ group }) => group === name),
  }));
}
