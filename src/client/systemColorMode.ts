import { storageKeys } from '@site/src/site/storage';
import { storedField } from '@site/src/browser/storedField';

/**
 * Stores that the reader chose the colour mode of the system. The theme stores nothing for this choice, as on a first
 * visit, which is light: src/upstream/head-script reads the field.
 */
const html = document.documentElement;
new MutationObserver(() => {
  const isSystem = html.dataset.themeChoice === 'system';
  storedField(storageKeys.reader, 'colorMode').set(isSystem ? 'system' : undefined);
}).observe(html, { attributeFilter: ['data-theme-choice'] });
