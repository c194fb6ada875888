import { translate } from '@docusaurus/Translate';

/** The strings of the playground. */
export const strings = {
  example: () => translate({ id: 'playground.example', message: 'Example' }),
  jsonata: () => translate({ id: 'playground.jsonata', message: 'JSONata' }),
  shared: () => translate({ id: 'playground.shared', message: 'From the address' }),
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
  failed: () =>
    translate({
      id: 'playground.failed',
      message: 'The examples could not be loaded. Check your connection.',
    }),
  retry: () => translate({ id: 'playground.retry', message: 'Retry' }),
};
