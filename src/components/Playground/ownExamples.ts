import { createStorageSlot } from '@docusaurus/theme-common';
import { storageKeys } from '@site/src/site/storage';
import { readSaved, type SavedExample, writeSaved } from '@site/src/components/FlowRunner/saved';

const slot = /* #__PURE__ */ createStorageSlot(storageKeys.playground);

/** The examples of the reader, stored in this browser. What is damaged counts as empty. */
export const ownExamples = {
  list: (): SavedExample[] => {
    const stored = slot.get();
    try {
      return stored === null ? [] : readSaved(stored);
    } catch {
      return [];
    }
  },
  /** @returns whether the browser has stored them */
  keep: (examples: readonly SavedExample[]): boolean => {
    const text = writeSaved(examples);
    slot.set(text);
    return slot.get() === text;
  },
} as const;
