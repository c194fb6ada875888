import { translate } from '@docusaurus/Translate';

/** The messages of the filter; translated when they are rendered. */
export const messages = {
  group: () => translate({ message: 'Filter the changes' }),
  from: () => translate({ message: 'Upgrade from' }),
  to: () => translate({ message: 'Upgrade to' }),
  kind: () => translate({ message: 'Kind' }),
  allKinds: () => translate({ message: 'All kinds' }),
  area: () => translate({ message: 'Area' }),
  allAreas: () => translate({ message: 'All areas' }),
  none: () => translate({ message: 'No change is recorded for this selection.' }),
  counts: (count: number, tasks: number) =>
    translate(
      {
        message:
          '{tasks} of {count} recorded change asks something of you.|{tasks} of {count} recorded changes ask something of you.',
      },
      { count, tasks },
    ),
  showAll: () => translate({ message: 'Show changes that need no action, too' }),
  hidden: () => translate({ message: 'Changes that need no action are not shown.' }),
} as const;
