import { translate } from '@docusaurus/Translate';

/** The strings of the playground. */
export const strings = {
  example: () => translate({ message: 'Example' }),
  jsonata: () => translate({ message: 'JSONata' }),
  shared: () => translate({ message: 'From the address' }),
  fromAddress: () =>
    translate({
      message:
        'This example comes from the address that you opened. Nothing runs until you select Run.',
    }),
  badAddress: (reason: string) =>
    translate({ message: 'The example in the address cannot be opened. {reason}' }, { reason }),
  failed: () => translate({ message: 'The examples could not be loaded. Check your connection.' }),
  retry: () => translate({ message: 'Retry' }),
};
