import siteConfig from '@generated/docusaurus.config';
import Translate, { translate } from '@docusaurus/Translate';
import { isComposing } from '@site/src/browser/isComposing';
import { bodyOf, openTab, openTabOf } from '@site/src/components/Frame';
import type { PageExample } from '@site/src/content/examples/collect';
import { exampleTabs } from '@site/src/content/examples/files';
import { type SitePath, sitePath } from '@site/src/site/paths';
import { pageAt } from '@site/src/site/versions';
import React, {
  type ComponentType,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal, flushSync } from 'react-dom';
import { draftOf, isSameResult } from './draft';
import { loadExample } from './examples';
import type { Outcome, TextProblem } from './outcome';
import Parts, { goTo } from './Parts';
import styles from './styles.lazy.module.css';
import Tools from './Tools';
import { useRunner } from './useRunner';

/** What the buttons of an example do. */
export type LiveExample = { run: () => void; edit: () => void };

type Place = {
  id: string;
  /** The page that has the example, unless that is the page itself. */
  page: SitePath | undefined;
  frame: HTMLElement;
  /** Shows how a run ended. */
  onStatus: (status: string) => void;
};
type Props = Place & { example: PageExample; ref: Ref<LiveExample> };

/** Lets the new result stand out. */
function flash(frame: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const keyframes = [{ opacity: 0.25 }, { opacity: 1 }];
  bodyOf(frame).animate(keyframes, { duration: 400, easing: 'ease-out' });
}

/** The first field that is displayed. */
const fieldIn = (frame: HTMLElement) =>
  [...frame.querySelectorAll('textarea')].find((field) => field.getClientRects().length > 0);

/**
 * Runs and edits an example in its frame: its fields and another result than that of the page replace the blocks of the
 * page. Ctrl+Enter runs; Escape, as Done, shows the blocks again, and keeps what was typed.
 */
function Live({ example, frame, page, onStatus, ref }: Props): ReactNode {
  const { request, result } = example;
  const [initial] = useState(() => draftOf(request));
  const [isEditing, setIsEditing] = useState(false);
  const runner = useRunner(initial, result);
  const { draft, outcome } = runner;

  const edit = (): void => {
    flushSync(() => setIsEditing(true));
    if (openTabOf(frame) === exampleTabs.result) openTab(frame, exampleTabs.flow);
    const field = fieldIn(frame);
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(0, 0);
  };
  const done = (): void => {
    flushSync(() => {
      setIsEditing(false);
      runner.clear();
    });
    frame.querySelector<HTMLElement>('[name="edit"]')?.focus();
  };
  const run = (): void => {
    openTab(frame, exampleTabs.result);
    void runner.run(isEditing ? draft : initial).then((ended) => ended && flash(frame));
  };
  const onGoTo = (problem: TextProblem): void => {
    flushSync(() => setIsEditing(true));
    goTo(frame, problem);
  };
  useImperativeHandle(ref, () => ({ run, edit }));

  useEffect(() => {
    if (!isEditing) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      const runs = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!runs && event.key !== 'Escape') return;
      event.preventDefault();
      // The marks of a search stay.
      event.stopPropagation();
      if (runs) run();
      else done();
    };
    frame.addEventListener('keydown', onKeyDown);
    return () => frame.removeEventListener('keydown', onKeyDown);
  });

  const here = (of: Outcome) =>
    page && of.ms !== undefined && isSameResult(result, of.value)
      ? translate({ message: '{ms} ms, computed in your browser' }, { ms: Math.ceil(of.ms) })
      : runner.status;
  const status = outcome ? here(outcome) : runner.status;
  useLayoutEffect(() => onStatus(status), [onStatus, status]);

  return (
    <>
      {isEditing && (
        <>
          <button type="button" className={styles.done} onClick={done}>
            <Translate>Done</Translate>
          </button>
          <Tools draft={draft} onReset={runner.reset} />
        </>
      )}
      {createPortal(
        <Parts runner={runner} isEditing={isEditing} shown={result} onGoTo={onGoTo} />,
        bodyOf(frame),
      )}
    </>
  );
}

/**
 * Loads an example, and what runs and edits it.
 * @throws Error if the examples of its page cannot be loaded
 */
export async function load(place: Place): Promise<ComponentType<Pick<Props, 'ref'>>> {
  const own = sitePath(window.location.pathname, siteConfig.baseUrl);
  const page = pageAt(place.page ?? own);
  if (!page) throw new Error('The page is not in the documentation.');
  const example = await loadExample(page.version, page.id, place.id);
  return ({ ref }) => <Live ref={ref} example={example} {...place} />;
}
