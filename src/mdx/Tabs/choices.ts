import { parseRecord } from '@site/src/browser/stored';
import { storageKeys } from '@site/src/site/storage';

const listeners = new Set<() => void>();
/** Also kept here, for browsers that refuse the storage. */
let kept: Record<string, string> | undefined;

function stored(): Record<string, string> {
  if (kept) return kept;
  try {
    kept = parseRecord(localStorage.getItem(storageKeys.tabs)) as Record<string, string>;
  } catch {
    kept = {};
  }
  return kept;
}

/** The variant of a group that the address names, or else the one that the reader chose last. */
export const choiceOf = (group: string): string | undefined =>
  new URLSearchParams(location.search).get(group) ?? stored()[group];

/** Chooses a variant for all tabs of a group, on this page and later ones, and puts it into the address. */
export function choose(group: string, value: string): void {
  kept = { ...stored(), [group]: value };
  try {
    localStorage.setItem(storageKeys.tabs, JSON.stringify(kept));
  } catch {
    // The choice then lasts until the page is left.
  }
  const address = new URL(location.href);
  address.searchParams.set(group, value);
  history.replaceState(history.state, '', address);
  for (const listener of listeners) listener();
}

/** Subscribes to choices; returns the function that ends the subscription. */
export function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
