import { topics } from '../versions/counterpartTable';
import icons from './icon-paths.json';
import { groupAnchor } from './step';

const { general, groups, steps } = icons;

/** The paths of all icons on a grid of 24 by 24, in the order of the sprite: the general one, groups, steps. */
export const iconPaths: readonly string[] = [
  general,
  ...Object.values(groups),
  ...Object.values(steps),
];

const groupNames = Object.keys(groups);
const stepNames = Object.keys(steps);

/** The slug of a step's page from its ID; undefined for other pages. */
const slugOf = (id: string): string | undefined => /^steps\/(.+)/.exec(id)?.[1];

/** The slugs of all pages about the step of an icon: a page may have another ID in another version. */
function slugsOf(name: string): string[] {
  const others = topics()
    .map(({ pages }) => Object.values(pages).flatMap((id) => slugOf(id) ?? []))
    .filter((slugs) => slugs.includes(name))
    .flat();
  return [...new Set([name, ...others.filter((slug) => !stepNames.includes(slug))])];
}

/** The positions of the groups' icons in the sprite, by the anchor of the group. */
const groupPositions: ReadonlyMap<string, number> = new Map(
  groupNames.map((name, at) => [name, at + 1]),
);

/** The positions of the steps' icons in the sprite, by the slug of a page about the step. */
export const stepPositions: ReadonlyMap<string, number> = new Map(
  stepNames.flatMap((name, at) =>
    slugsOf(name).map((slug): [string, number] => [slug, groupNames.length + 1 + at]),
  ),
);

/** Position of a group's icon in the sprite; that of the general icon if the group has none. */
export const iconOfGroup = (group: string): number => groupPositions.get(groupAnchor(group)) ?? 0;

/**
 * Position of a step's icon in the sprite; that of its group's icon if it has none.
 * @param id document ID of its page
 */
export const iconOfStep = (id: string, group: string): number =>
  stepPositions.get(slugOf(id) ?? '') ?? iconOfGroup(group);
