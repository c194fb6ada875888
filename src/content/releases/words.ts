import type { Area, Kind } from './model';

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

const badgeStart: Record<Kind, string> = {
  added: 'Since',
  changed: 'Changed in',
  deprecated: 'Deprecated since',
  removed: 'Removed in',
  fixed: 'Fixed in',
};

/** The text of a badge that names the release of a change. */
export const badgeText = (kind: Kind, release: string): string => `${badgeStart[kind]} ${release}`;
