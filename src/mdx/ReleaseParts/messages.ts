import { translate } from '@docusaurus/Translate';
import type { Area, Kind } from '@site/src/content/releases/model';

/** The names of the kinds of changes, on the chips and in the filter. */
export const kindNames: Record<Kind, () => string> = {
  added: () => translate({ message: 'New' }),
  changed: () => translate({ message: 'Changed' }),
  deprecated: () => translate({ message: 'Deprecated' }),
  removed: () => translate({ message: 'Removed' }),
  fixed: () => translate({ message: 'Fixed' }),
};

/** The names of the parts of the product. */
export const areaNames: Record<Area, () => string> = {
  'api-builder': () => translate({ message: 'API Builder' }),
  configuration: () => translate({ message: 'Configuration' }),
  designer: () => translate({ message: 'Designer' }),
  'flow-builder': () => translate({ message: 'Flow Builder' }),
  handlers: () => translate({ message: 'Handlers' }),
  migration: () => translate({ message: 'Migration' }),
  releases: () => translate({ message: 'Releases' }),
  security: () => translate({ message: 'Security' }),
  steps: () => translate({ message: 'Steps' }),
  workspace: () => translate({ message: 'Workspace' }),
};
