import { translate } from '@docusaurus/Translate';

/** The texts of the filter; translated when they are rendered. */
export const texts = {
  group: () =>
    translate({
      id: 'releaseFilter.label',
      message: 'Filter the changes',
      description: 'Name of the filter for screen readers',
    }),
  from: () =>
    translate({
      id: 'releaseFilter.from',
      message: 'Upgrade from',
      description: 'Label of the choice of the release that the reader uses',
    }),
  to: () =>
    translate({
      id: 'releaseFilter.to',
      message: 'Upgrade to',
      description: 'Label of the choice of the release that the reader upgrades to',
    }),
  kind: () =>
    translate({
      id: 'releaseFilter.kind',
      message: 'Kind',
      description: 'Label of the choice of a kind of changes',
    }),
  allKinds: () =>
    translate({
      id: 'releaseFilter.allKinds',
      message: 'All kinds',
      description: 'Choice in the filter',
    }),
  area: () =>
    translate({
      id: 'releaseFilter.area',
      message: 'Area',
      description: 'Label of the choice of an area of the product',
    }),
  allAreas: () =>
    translate({
      id: 'releaseFilter.allAreas',
      message: 'All areas',
      description: 'Choice in the filter',
    }),
  none: () =>
    translate({
      id: 'releaseFilter.none',
      message: 'No change is recorded for this selection.',
      description: 'Result of the filter',
    }),
  counts: (count: number, tasks: number) =>
    translate(
      {
        id: 'releaseFilter.counts',
        message:
          '{count} recorded change, action required for {tasks}.|{count} recorded changes, action required for {tasks}.',
        description: 'Result of the filter; plural forms are separated by |',
      },
      { count, tasks },
    ),
  showAll: (count: number) =>
    translate(
      {
        id: 'releaseFilter.showAll',
        message:
          'Show {count} change that needs no action|Show {count} changes that need no action',
        description: 'Label of a switch; plural forms are separated by |',
      },
      { count },
    ),
  hidden: (count: number) =>
    translate(
      {
        id: 'releaseFilter.hidden',
        message: '{count} change that needs no action|{count} changes that need no action',
        description:
          'Says how many changes of a release are hidden; plural forms are separated by |',
      },
      { count },
    ),
} as const;
