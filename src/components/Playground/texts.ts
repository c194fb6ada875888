import { translate } from '@docusaurus/Translate';

/** The texts of the playground. */
export const texts = {
  kinds: () => translate({ id: 'playground.kinds', message: 'What to try' }),
  jsonata: () => translate({ id: 'playground.jsonata', message: 'JSONata' }),
  flows: () => translate({ id: 'playground.flows', message: 'Flows' }),
  version: () => translate({ id: 'playground.version', message: 'Version' }),
  example: () => translate({ id: 'playground.example', message: 'Example' }),
  shared: () => translate({ id: 'playground.shared', message: 'From the address' }),
  own: () =>
    translate({
      id: 'playground.own',
      message: 'Saved in this browser',
      description: 'Group of examples in a list',
    }),
  fromAddress: () =>
    translate({
      id: 'playground.fromAddress',
      message:
        'This example comes from the address that you opened. Nothing runs until you select Run.',
    }),
  badAddress: (reason: string) =>
    translate(
      {
        id: 'playground.badAddress',
        message: 'The example in the address cannot be opened. {reason}',
      },
      { reason },
    ),
  loading: () => translate({ id: 'playground.loading', message: 'Loading…' }),
  failed: () =>
    translate({
      id: 'playground.failed',
      message: 'The examples could not be loaded. Check your connection.',
    }),
  retry: () => translate({ id: 'playground.retry', message: 'Retry' }),
  name: () => translate({ id: 'playground.name', message: 'Name' }),
  save: () => translate({ id: 'playground.save', message: 'Save' }),
  remove: () => translate({ id: 'playground.remove', message: 'Delete' }),
  exportAll: () => translate({ id: 'playground.export', message: 'Export' }),
  importFile: () => translate({ id: 'playground.import', message: 'Import' }),
  yours: () => translate({ id: 'playground.yours', message: 'Your examples' }),
  yoursNote: () =>
    translate({
      id: 'playground.yours.note',
      message: 'They stay in this browser. To take them along, export them as a file.',
    }),
  saved: (name: string) =>
    translate({ id: 'playground.saved', message: '"{name}" is saved in this browser.' }, { name }),
  notSaved: (reason: string) =>
    translate({ id: 'playground.notSaved', message: 'Not saved. {reason}' }, { reason }),
  noStorage: () =>
    translate({
      id: 'playground.noStorage',
      message: 'This browser denies storage, or it is full. Export the examples instead.',
    }),
  nameMissing: () =>
    translate({ id: 'playground.nameMissing', message: 'Enter a name for the example.' }),
  removed: (name: string) =>
    translate({ id: 'playground.removed', message: '"{name}" is deleted.' }, { name }),
  imported: (count: number) =>
    translate({ id: 'playground.imported', message: 'Imported examples: {count}.' }, { count }),
  notImported: (reason: string) =>
    translate({ id: 'playground.notImported', message: 'Not imported. {reason}' }, { reason }),
};
