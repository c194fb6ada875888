import { parseRecord } from '@site/src/browser/stored';
import { storageKeys } from '@site/src/site/storage';

const listeners = new Set<() => void>();
/** What the browser refused to store: these choices last until the page is left. */
const unstored = new Map<string, string>();

/** Read each time: another window may have stored a choice. */
function stored(): Record<string, string> {
  try {
    return parseRecord(localStorage.getItem(storageKeys.tabs)) as Record<string, string>;
  } catch {
    return {};
  }
}

/** The variant of a group that the address names, or else the one that the reader chose last. */
export const choiceOf = (group: string): string | undefined =>
  new URLSearchParams(location.search).get(group) ?? unstored.get(group) ?? stored()[group];

/** Chooses a variant for all tabs of a group, on this page and later ones, and puts it into the address. */
export function choose(group: string, value: string): void {
  try {
    localStorage.setItem(storageKeys.tabs, JSON.stringify({ ...stored(), [group]: value }));
  } catch {
    unstored.set(group, value);
  }
  const address = new URL(location.href);
  address.searchParams.set(group, value);
  history.replaceState(history.state, '', address);
  for (const listener of listeners) listener();
}

/** Subscribes to the choices on this page; returns the function that ends the subscription. */
export function onChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Subscribes to the choices on this page and in other windows; returns the function that ends the subscription. */
export function onStoredChoice(listener: () => void): () => void {
  window.addEventListener('storage', listener);
  const end = onChoice(listener);
  return () => {
    window.removeEventListener('storage', listener);
    end();
  };
}
