import type { Area, Change, Kind } from './model';

/** The names of the kinds of changes. */
export const kindNames: Record<Kind, string> = {
  added: 'New',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
  fixed: 'Fixed',
};

/** The names of the parts of the product. */
export const areaNames: Record<Area, string> = {
  'api-builder': 'API Builder',
  configuration: 'Configuration',
  designer: 'Designer',
  'flow-builder': 'Flow Builder',
  handlers: 'Handlers',
  migration: 'Migration',
  releases: 'Releases',
  security: 'Security',
  steps: 'Steps',
  workspace: 'Workspace',
};

/** How the badge of a change begins, and that of an announced one. */
const badgeStart: Record<Kind, [recorded: string, announced: string]> = {
  added: ['Since', 'Announced for'],
  changed: ['Changed in', 'Will change in'],
  deprecated: ['Deprecated since', 'Will be deprecated in'],
  removed: ['Removed in', 'Will be removed in'],
  fixed: ['Fixed in', 'Will be fixed in'],
};

/** The text of a badge that names the release of a change: `24.6` or `24.6.1`. */
export const badgeText = (
  { kind, version, exact = version }: Pick<Change, 'kind' | 'version' | 'exact'>,
  isAnnounced: boolean,
): string => `${badgeStart[kind][isAnnounced ? 1 : 0]} ${exact}`;
