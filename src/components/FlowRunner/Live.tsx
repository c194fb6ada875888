import siteConfig from '@generated/docusaurus.config';
import Translate, { translate } from '@docusaurus/Translate';
import { isComposing } from '@site/src/browser/isComposing';
import { announce } from '@site/src/browser/liveRegion';
import { bodyOf, keepHeight, openTab, openTabOf } from '@site/src/components/Example/frame';
import { MARKED } from '@site/src/content/examples/codeLine';
import { exampleTabs } from '@site/src/content/examples/files';
import { type SitePath, sitePath } from '@site/src/site/paths';
import { pageAt } from '@site/src/site/versions';
import React, {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { type Draft, draftOf, isSameResult, type Stated } from './draft';
import { loadExample } from './examples';
import { keepDraft, keptDraft } from './kept';
import { type Ended, outcomeText, type TextProblem } from './outcome';
import Parts, { Alert, goTo } from './Parts';
import { runInWorker } from './runInWorker';
import { hashOf } from './share';
import styles from './styles.lazy.module.css';

/** Time after the last key press until what is typed runs, in milliseconds. */
const DELAY = 300;

/** What the buttons of an example do. */
export type LiveExample = { run: () => void; edit: () => void };

export type Content = {
  /** Its ID on its page. */
  id?: string;
  /** What Reset restores. */
  initial: Draft;
  /** The result that the page of the example states. */
  stated?: Stated | undefined;
  /**
   * Where it is: on its page, on another one, which says that it runs there, or in the playground. There it is always
   * edited, and the result follows what is typed; that of a flow that an address brings along is shown first.
   */
  place: 'page' | 'elsewhere' | 'playground' | 'address';
};

type Props = Content & {
  ref: Ref<LiveExample>;
  frame: HTMLElement;
  /** Shows how a run ended. */
  onStatus: (status: string) => void;
};

/** What ran last, and what it led to; the next one replaces it when it has ended. */
type Shown = { isRunning?: boolean; ended?: Ended | undefined };

/** Lets the new result stand out. */
function flash(frame: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const keyframes = [{ opacity: 0.25 }, { opacity: 1 }];
  bodyOf(frame).animate(keyframes, { duration: 400, easing: 'ease-out' });
}

/** Copies a link that opens a draft in the playground. */
async function copyLink(draft: Draft): Promise<void> {
  const hash = await hashOf(draft);
  if (hash === undefined)
    return announce(translate({ message: 'The example is too large for a link.' }));
  const link = `${window.location.origin}${siteConfig.baseUrl}playground/${hash}`;
  try {
    // Outside secure contexts, the clipboard is undefined: that throws, too.
    await navigator.clipboard.writeText(link);
    announce(translate({ message: 'The link to this example is copied.' }));
  } catch {
    window.prompt(translate({ message: 'Not copied. Copy the link to this example here:' }), link);
  }
}

/** The first field that is displayed. */
const fieldIn = (frame: HTMLElement) =>
  [...frame.querySelectorAll('textarea')].find((field) => field.getClientRects().length > 0);

/**
 * Runs and edits an example in its frame: its fields and another result than that of the page replace the blocks of the
 * page. Ctrl+Enter runs; Escape, as Done, shows the blocks again, and keeps what was typed.
 */
export function Live({ id, initial, stated, place, frame, onStatus, ref }: Props): ReactNode {
  const isPlayground = place === 'playground' || place === 'address';
  const [isEditing, setIsEditing] = useState(isPlayground);
  const [draft, setDraft] = useState(() => (id ? keptDraft(id, initial) : initial));
  const [{ isRunning, ended }, setShown] = useState<Shown>({});
  const last = useRef<Draft>(undefined);
  const describedBy = useId();

  const show = (next: Shown): void => keepHeight(frame, () => flushSync(() => setShown(next)));
  /** Of two runs, the later one counts. One that is asked for opens its result, or shows what is wrong below its line. */
  const start = async (of: Draft, isAsked: boolean): Promise<void> => {
    last.current = of;
    show({ isRunning: true, ended });
    const next = await runInWorker(of);
    if (last.current !== of) return;
    show({ ended: { former: ended?.value ?? ended?.former, ...next, of } });
    if (!isAsked) return;
    if (next.problem) {
      const shown = `[data-tab]:not([hidden]) [aria-hidden] > .${MARKED}, [role="alert"]`;
      for (const part of frame.querySelectorAll(shown))
        part.scrollIntoView({ block: 'nearest', inline: 'start' });
    } else if (isEditing && next.ms !== undefined) openTab(frame, exampleTabs.result);
    if (!isPlayground) flash(frame);
  };
  /** Forgets the last run. */
  const clear = () => {
    last.current = undefined;
    show({});
  };
  const change = (next: Draft): void => {
    setDraft(next);
    if (id) keepDraft(id, { initial, draft: next });
  };
  const reset = () => {
    if (draft === initial) return;
    change(initial);
    clear();
  };
  const edit = (): void => {
    openTab(frame, openTabOf(frame) === exampleTabs.input ? exampleTabs.input : exampleTabs.flow);
    flushSync(() => setIsEditing(true));
    const field = fieldIn(frame);
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(0, 0);
  };
  const done = (): void => {
    clear();
    flushSync(() => setIsEditing(false));
    frame.querySelector<HTMLElement>('[name="edit"]')?.focus();
  };
  const run = (): void => void start(isEditing ? draft : initial, true);
  const onGoTo = (problem: TextProblem): void => {
    flushSync(() => setIsEditing(true));
    goTo(frame, problem);
  };
  useImperativeHandle(ref, () => ({ run, edit }));

  /** In the playground, what is typed runs, and the address opens it. */
  const follow = useEffectEvent(async () => {
    if (ended?.of === draft) return;
    void start(draft, false);
    if (draft === initial && window.location.hash === '') return;
    const hash = await hashOf(draft);
    if (hash && last.current === draft) window.history.replaceState(window.history.state, '', hash);
  });
  useEffect(() => {
    if (!isPlayground) return undefined;
    const timer = window.setTimeout(() => void follow(), draft === initial ? 0 : DELAY);
    return () => window.clearTimeout(timer);
  }, [draft, initial, isPlayground]);
  useEffect(() => {
    if (place !== 'address') return;
    if (initial.kind === 'flow') openTab(frame, exampleTabs.result);
    // The address has no anchor: the page would stay where the one before was.
    frame.scrollIntoView();
  }, [place, initial, frame]);

  useEffect(() => {
    if (!isEditing) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const runs = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      const ends = event.key === 'Escape' && !isPlayground;
      if (!runs && !ends) return;
      event.preventDefault();
      // The marks of a search stay.
      event.stopPropagation();
      if (runs) run();
      else done();
    };
    frame.addEventListener('keydown', onKeyDown);
    return () => frame.removeEventListener('keydown', onKeyDown);
  });

  const statusOf = (): string => {
    if (isRunning) return translate({ message: 'Running…' });
    if (!ended) return '';
    const { ms, value } = ended;
    if (place === 'elsewhere' && ms !== undefined && isSameResult(stated, value))
      return translate({ message: '{ms} ms, computed in your browser' }, { ms: Math.ceil(ms) });
    return isPlayground || ended.of === draft
      ? outcomeText(ended, stated)
      : translate({ message: 'Changes not run yet' });
  };
  const status = statusOf();
  useLayoutEffect(() => onStatus(status), [onStatus, status]);

  const alert = ended && !isSameResult(stated, ended.value) && (
    <Alert id={describedBy} ended={ended} onGoTo={onGoTo} />
  );
  // Of an expression, below it and above the result; else above the buttons, which are always in the window.
  const isInResult = draft.kind === 'jsonata' && ended?.problem?.text !== 'input';
  return (
    <>
      {!isInResult && alert}
      {isEditing && (
        <>
          {!isPlayground && (
            <button type="button" className={styles.done} onClick={done}>
              <Translate>Done</Translate>
            </button>
          )}
          <button type="button" className={styles.reset} onClick={reset}>
            <Translate>Reset</Translate>
          </button>
          <button type="button" onClick={() => void copyLink(draft)}>
            <Translate>Copy link</Translate>
          </button>
        </>
      )}
      {createPortal(
        <Parts
          draft={draft}
          ended={ended}
          isEditing={isEditing}
          onChange={(name, text) => change({ ...draft, texts: { ...draft.texts, [name]: text } })}
          shown={isPlayground ? undefined : stated}
          describedBy={describedBy}
          alert={isInResult && alert}
        />,
        bodyOf(frame),
      )}
    </>
  );
}

/** An example, and what runs and edits it. */
export type LoadedExample = { Live: typeof Live; content: Content };

/**
 * Loads the example of a page, and what runs and edits it.
 * @param page the page, unless it is this one
 * @throws Error if the examples of the page cannot be loaded
 */
export async function load(id: string, page?: SitePath): Promise<LoadedExample> {
  const key = pageAt(page ?? sitePath(window.location.pathname, siteConfig.baseUrl));
  if (!key) throw new Error('The page is not in the documentation.');
  const { request, result } = await loadExample(key.version, key.id, id);
  const place = page ? 'elsewhere' : 'page';
  return { Live, content: { id, initial: draftOf(request), stated: result, place } };
}
