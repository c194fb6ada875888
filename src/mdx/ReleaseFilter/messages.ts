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
          '{count} recorded change, action required for {tasks}.|{count} recorded changes, action required for {tasks}.',
      },
      { count, tasks },
    ),
  showAll: (count: number) =>
    translate(
      {
        message:
          'Show {count} change that needs no action|Show {count} changes that need no action',
      },
      { count },
    ),
  hidden: (count: number) =>
    translate(
      { message: '{count} change that needs no action|{count} changes that need no action' },
      { count },
    ),
} as const;
