import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';

/**
 * Stores that the reader chose the colour mode of the system. The theme stores nothing for this choice, as on a first
 * visit, which is light: src/upstream/color-mode-in-head reads the key.
 */
if (ExecutionEnvironment.canUseDOM) {
  const html = document.documentElement;
  new MutationObserver(() => {
    const chosen = createStorageSlot('systemColorMode');
    if (html.dataset.themeChoice === 'system') chosen.set('true');
    else chosen.del();
  }).observe(html, { attributeFilter: ['data-theme-choice'] });
}
