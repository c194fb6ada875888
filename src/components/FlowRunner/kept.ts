import type { Draft } from './draft';

type Kept = { initial: Draft; draft: Draft };

/** What is typed, by the ID of the example: with the entry of the history, which a reload and Back bring back. */
const keptHere = (): Record<string, Kept> =>
  (window.history.state as { examples?: Record<string, Kept> } | null)?.examples ?? {};

/** What a reader has made of an example; what it was at first, unless the page has the same example as then. */
export function keptDraft(id: string, initial: Draft): Draft {
  const kept = keptHere()[id];
  return kept && JSON.stringify(kept.initial) === JSON.stringify(initial) ? kept.draft : initial;
}

/** Keeps what a reader has made of an example until the tab is closed. */
export function keepDraft(id: string, kept: Kept): void {
  const examples = { ...keptHere(), [id]: kept };
  try {
    window.history.replaceState({ ...window.history.state, examples }, '');
  } catch {
    // Safari refuses more than 100 a few seconds long: the next letter is kept again.
  }
}
