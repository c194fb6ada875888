import siteConfig from '@generated/docusaurus.config';
import Translate, { translate } from '@docusaurus/Translate';
import { isComposing } from '@site/src/browser/isComposing';
import { announce } from '@site/src/browser/liveRegion';
import { coverageAddress } from '@site/src/content/examples/files';
import { permalinkOf } from '@site/src/site/paths';
import React, {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type Draft, type Stated, textsOf, withText } from './draft';
import { nameOfText, type Outcome } from './outcome';
import ResultView from './ResultView';
import { runInWorker } from './runInWorker';
import { hashOf } from './share';
import styles from './styles.lazy.module.css';
import TextField from './TextField';

const BUTTON = 'button button--outline button--primary button--sm';
/** Time after the last key press until an expression is evaluated, in milliseconds. */
const DELAY = 300;
/** Texts that are open from the beginning. */
const OPEN_TEXTS = 2;

/** Copies the address that opens a draft in the playground. */
async function share(draft: Draft): Promise<void> {
  const hash = await hashOf(draft);
  if (hash === undefined)
    return announce(translate({ message: 'The example is too large for a link.' }));
  try {
    // Outside secure contexts, the clipboard is undefined: that throws, too.
    await navigator.clipboard.writeText(
      `${window.location.origin}${siteConfig.baseUrl}playground/${hash}`,
    );
    announce(translate({ message: 'The link to this example is copied.' }));
  } catch {
    announce(translate({ message: 'The browser denies access to the clipboard.' }));
  }
}

type Props = {
  /** What Reset restores. */
  initial: Draft;
  title: string;
  /** The result that the page states. */
  stated?: Stated;
  /** Whether it runs when it opens: not what an address brings along. */
  runsAtOnce?: boolean;
  /** Closes the panel; in the playground, it does not close. */
  onClose?: () => void;
};

/**
 * A flow or an expression that the reader can change and run: its texts on one side, the result on the other.
 * Ctrl+Enter runs, Escape closes; the result of an expression follows what is typed.
 */
export default function FlowRunner({
  initial,
  title,
  stated,
  runsAtOnce = false,
  onClose,
}: Props): ReactNode {
  const describedBy = useId();
  const [draft, setDraft] = useState(initial);
  const [run, setRun] = useState<{ of: Draft; outcome: Outcome }>();
  const [isRunning, setIsRunning] = useState(false);
  const last = useRef<Draft>(undefined);
  const texts = textsOf(draft);
  const problem = run?.outcome.problem;

  const start = async (of: Draft) => {
    last.current = of;
    setIsRunning(true);
    const outcome = await runInWorker(of);
    // The reader may have started another run.
    if (last.current !== of) return;
    setRun({ of, outcome });
    setIsRunning(false);
  };
  const reset = () => {
    setDraft(initial);
    // What runs at once replaces the result.
    if (!runsAtOnce) setRun(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void start(draft);
    } else if (event.key === 'Escape' && onClose) {
      // The marks of a search stay.
      event.stopPropagation();
      onClose();
    }
  };

  useEffect(() => {
    const isRun = draft === initial ? runsAtOnce : draft.kind === 'jsonata';
    if (!isRun) return undefined;
    const timer = window.setTimeout(() => void start(draft), draft === initial ? 0 : DELAY);
    return () => window.clearTimeout(timer);
  }, [draft, initial, runsAtOnce]);

  return (
    // The keys add to its buttons, which do the same.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles.runner}
      aria-label={translate({ message: 'Run: {title}' }, { title })}
      onKeyDown={onKeyDown}
    >
      <div className={styles.actions}>
        <button
          type="button"
          className="button button--primary button--sm"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={() => void start(draft)}
        >
          <Translate>Run</Translate>
        </button>
        <button type="button" className={BUTTON} onClick={reset}>
          <Translate>Reset</Translate>
        </button>
        <button type="button" className={BUTTON} onClick={() => void share(draft)}>
          <Translate>Copy link</Translate>
        </button>
        {onClose && (
          <button type="button" className={`${BUTTON} ${styles.last}`} onClick={onClose}>
            <Translate>Close</Translate>
          </button>
        )}
      </div>
      {onClose && draft.kind === 'flow' && (
        <p className={styles.note}>
          <Translate>
            This is not ACE: it follows what the documentation says, and refuses to run what the
            documentation leaves open.
          </Translate>{' '}
          <a href={permalinkOf(coverageAddress(draft.version), siteConfig.baseUrl)}>
            <Translate>What runs, and what is refused</Translate>
          </a>
        </p>
      )}
      <div className={styles.columns}>
        <div>
          {texts.map(({ id, text }, at) => {
            const isWrong = problem?.text === id;
            return (
              <details key={id} className={styles.text} open={at < OPEN_TEXTS || isWrong}>
                <summary className={styles.heading}>{nameOfText(id)}</summary>
                <TextField
                  label={nameOfText(id)}
                  value={text}
                  onChange={(next) => setDraft(withText(draft, id, next))}
                  {...(isWrong && { problem: { line: problem.line, describedBy } })}
                />
              </details>
            );
          })}
        </div>
        <ResultView
          id={describedBy}
          outcome={run?.outcome}
          version={draft.kind === 'flow' ? draft.version : undefined}
          stated={stated}
          isRunning={isRunning}
          isStale={run !== undefined && run.of !== draft}
        />
      </div>
    </section>
  );
}
