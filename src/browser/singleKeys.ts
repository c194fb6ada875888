import { storageKeys } from '@site/src/site/storage';
import { storedField } from './storedField';

const slot = /* #__PURE__ */ storedField(storageKeys.reader, 'singleKeys');

/** Shortcuts of a single key, which a reader can turn off (WCAG 2.1.4). Stored in this browser. */
export const singleKeys = {
  areOn: (): boolean => slot.get() !== 'off',
  turn: (isOn: boolean): void => slot.set(isOn ? undefined : 'off'),
} as const;
