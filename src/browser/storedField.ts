import { createStorageSlot } from '@docusaurus/theme-common';
import { parseRecord } from './stored';

type StorageSlot = ReturnType<typeof createStorageSlot>;

/** The field of a stored record; null if there is none. */
export function fieldOf(stored: string | null, field: string): string | null {
  const value = parseRecord(stored)[field];
  return typeof value === 'string' ? value : null;
}

/** The record with another value of the field, or without it. */
function withField(stored: string | null, field: string, value: string | undefined): string {
  return JSON.stringify({ ...parseRecord(stored), [field]: value });
}

/** The values that the browser refused to store: they last until the page is left. */
const unstored = new Map<string, string>();

/**
 * A field of a record in the storage of the browser, with the functions of a storage slot. Several small values share a
 * key: a reader who looks into the storage finds few.
 */
export function storedField(key: string, field: string): StorageSlot {
  const slot = () => createStorageSlot(key);
  const name = `${key}.${field}`;
  return {
    get: () => unstored.get(name) ?? fieldOf(slot().get(), field),
    set: (value) => {
      slot().set(withField(slot().get(), field, value));
      if (fieldOf(slot().get(), field) === value) unstored.delete(name);
      else unstored.set(name, value);
    },
    del: () => {
      unstored.delete(name);
      const rest = withField(slot().get(), field, undefined);
      if (rest === '{}') slot().del();
      else slot().set(rest);
    },
    listen: (listener) => slot().listen(listener),
  };
}
