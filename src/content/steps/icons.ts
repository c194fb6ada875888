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

/** Position of a group's icon in the sprite; that of the general icon if the group has none. */
export const iconOfGroup = (group: string): number => groupNames.indexOf(groupAnchor(group)) + 1;

/**
 * Position of a step's icon in the sprite; that of its group's icon if it has none.
 * @param id document ID of its page, which may be another one in another version
 */
export function iconOfStep(id: string, group: string): number {
  const others = topics().map(({ pages }) => Object.values(pages));
  const ids = [id, ...others.filter((pages) => pages.includes(id)).flat()];
  const [at] = ids
    .map((one) => stepNames.indexOf(one.replace(/^steps\//, '')))
    .filter((place) => place >= 0);
  return at === undefined ? iconOfGroup(group) : 1 + groupNames.length + at;
}
