import { translate } from '@docusaurus/Translate';
import type { Area, Kind } from '@site/src/content/releases/model';

/** The names of the kinds of changes, on the chips and in the filter. */
export const kindTexts: Record<Kind, () => string> = {
  added: () => translate({ id: 'change.added', message: 'New', description: 'Kind of a change' }),
  changed: () =>
    translate({ id: 'change.changed', message: 'Changed', description: 'Kind of a change' }),
  deprecated: () =>
    translate({ id: 'change.deprecated', message: 'Deprecated', description: 'Kind of a change' }),
  removed: () =>
    translate({ id: 'change.removed', message: 'Removed', description: 'Kind of a change' }),
  fixed: () => translate({ id: 'change.fixed', message: 'Fixed', description: 'Kind of a change' }),
};

/** The names of the parts of the product. */
export const areaTexts: Record<Area, () => string> = {
  'api-builder': () =>
    translate({ id: 'change.area.api-builder', message: 'API Builder', description: 'An area' }),
  configuration: () =>
    translate({
      id: 'change.area.configuration',
      message: 'Configuration',
      description: 'An area',
    }),
  designer: () =>
    translate({ id: 'change.area.designer', message: 'Designer', description: 'An area' }),
  'flow-builder': () =>
    translate({ id: 'change.area.flow-builder', message: 'Flow Builder', description: 'An area' }),
  handlers: () =>
    translate({ id: 'change.area.handlers', message: 'Handlers', description: 'An area' }),
  migration: () =>
    translate({ id: 'change.area.migration', message: 'Migration', description: 'An area' }),
  releases: () =>
    translate({ id: 'change.area.releases', message: 'Releases', description: 'An area' }),
  security: () =>
    translate({ id: 'change.area.security', message: 'Security', description: 'An area' }),
  steps: () => translate({ id: 'change.area.steps', message: 'Steps', description: 'An area' }),
  workspace: () =>
    translate({ id: 'change.area.workspace', message: 'Workspace', description: 'An area' }),
};
