import { createStorageSlot } from '@docusaurus/theme-common';

const slot = /* #__PURE__ */ createStorageSlot('ace.singleKeys');

/** Shortcuts of a single key, which a reader can turn off (WCAG 2.1.4). Stored in this browser. */
export const singleKeys = {
  areOn: (): boolean => slot.get() !== 'off',
  turn: (isOn: boolean): void => (isOn ? slot.del() : slot.set('off')),
} as const;
