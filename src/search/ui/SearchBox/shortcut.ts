import { singleKeys } from '@site/src/browser/singleKeys';

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')
  );
}

/** A layout that has no Latin letters, such as a Russian one, is used by the places of the keys. */
const isNotLatin = (key: string) => /^(?!\p{Script=Latin})\p{L}$/u.test(key);

const isK = ({ key, code }: KeyboardEvent) =>
  key.toLowerCase() === 'k' || (code === 'KeyK' && isNotLatin(key));

/** Ctrl/Cmd+K opens the search anywhere; outside text fields, and unless they are turned off, "/" and "?" do theirs. */
export function shortcutOf(event: KeyboardEvent): 'search' | 'shortcuts' | undefined {
  const { key, altKey, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) {
    return isK(event) && !altKey && !shiftKey ? 'search' : undefined;
  }
  if (altKey || isTyping(event) || !/^[/?]$/.test(key) || !singleKeys.areOn()) return undefined;
  return key === '/' ? 'search' : 'shortcuts';
}
