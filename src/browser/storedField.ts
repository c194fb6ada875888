import siteStorage from '@generated/site-storage';
import { parseRecord } from './stored';

type StoredField = {
  get: () => string | null;
  /** Stores a value; undefined removes it. */
  set: (value: string | undefined) => void;
  /** Calls the listener when the record changes, also in another window; returns what ends it. */
  listen: (listener: () => void) => () => void;
};

/** The values that the browser refused to store: they last until the page is left. */
const unstored = new Map<string, string>();

function stored(key: string): Record<string, unknown> {
  try {
    return parseRecord(localStorage.getItem(key));
  } catch {
    return {};
  }
}

function store(key: string, record: string): void {
  if (record === '{}') localStorage.removeItem(key);
  else localStorage.setItem(key, record);
}

/**
 * A field of a record in the storage of the browser. Several small values share a key: a reader who looks into the
 * storage finds few.
 * @param namespace what follows the key, as in Docusaurus
 */
export function storedField(
  record: string,
  field: string,
  namespace = siteStorage.namespace,
): StoredField {
  const key = record + namespace;
  const name = `${key}.${field}`;
  return {
    get: () => {
      const value = unstored.get(name) ?? stored(key)[field];
      return typeof value === 'string' ? value : null;
    },
    set: (value) => {
      unstored.delete(name);
      try {
        store(key, JSON.stringify({ ...stored(key), [field]: value }));
      } catch {
        if (value !== undefined) unstored.set(name, value);
      }
      // The browser notifies other windows only.
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    listen: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
