import { translate } from '@docusaurus/Translate';
import { useRef, useState } from 'react';
import { type Draft, type Stated, withText } from './draft';
import { type Outcome, outcomeText } from './outcome';
import { runInWorker } from './runInWorker';

/** A flow or an expression that a reader changes and runs. */
export type Runner = {
  draft: Draft;
  /** What the last run led to; the next one replaces it when it has ended. */
  outcome: Outcome | undefined;
  /** What ran last. */
  ran: Draft | undefined;
  /** How the last run ended, in words; empty before the first one. */
  status: string;
  run: (draft: Draft) => Promise<Outcome | undefined>;
  change: (id: string, text: string) => void;
  reset: () => void;
  /** Forgets the last run. */
  clear: () => void;
};

/**
 * Runs what the reader changes; of two runs, the later one counts.
 * @param stated the result that the page states
 */
export function useRunner(initial: Draft, stated: Stated | undefined): Runner {
  const [draft, setDraft] = useState(initial);
  const [ended, setEnded] = useState<{ of: Draft; outcome: Outcome }>();
  const [isRunning, setIsRunning] = useState(false);
  const last = useRef<Draft>(undefined);
  const outcome = ended?.outcome;

  const run = async (of: Draft) => {
    last.current = of;
    setIsRunning(true);
    const next = await runInWorker(of);
    if (last.current !== of) return undefined;
    setEnded({ of, outcome: next });
    setIsRunning(false);
    return next;
  };
  const clear = () => {
    last.current = undefined;
    setEnded(undefined);
    setIsRunning(false);
  };
  const reset = () => {
    if (draft === initial) return;
    setDraft(initial);
    clear();
  };
  const stale = translate({ message: 'You changed the example after this run.' });
  const status = [
    ...(outcome ? [outcomeText(outcome, stated)] : []),
    ...(ended && ended.of !== draft ? [stale] : []),
  ].join(' ');
  return {
    draft,
    outcome,
    ran: ended?.of,
    status: isRunning ? translate({ message: 'Running…' }) : status,
    run,
    change: (id, text) => setDraft(withText(draft, id, text)),
    reset,
    clear,
  };
}
