import Translate, { translate } from '@docusaurus/Translate';
import Frame, { openTab } from '@site/src/components/Frame';
import { isComposing } from '@site/src/browser/isComposing';
import { exampleTabs } from '@site/src/content/examples/files';
import React, {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import type { Draft, Stated } from './draft';
import Parts, { goTo } from './Parts';
import styles from './styles.lazy.module.css';
import Tools from './Tools';
import { useRunner } from './useRunner';

/** Time after the last key press until what is typed runs, in milliseconds. */
const DELAY = 300;

type Props = {
  /** What Reset restores. */
  initial: Draft;
  title: string;
  /** The result that the page of the example states. */
  stated?: Stated;
  /** Whether it runs when it opens: what an address brings along waits for the reader. */
  runsAtOnce: boolean;
};

/**
 * A flow or an expression that the reader changes and runs: its texts on one side, the result on the other, and in tabs
 * where there is no room. Once it has run, the result follows what is typed. Ctrl+Enter runs.
 */
export default function FlowRunner({ initial, title, stated, runsAtOnce }: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const runner = useRunner(initial, stated);
  const { draft, run, ran } = runner;
  const follows = runsAtOnce || ran !== undefined;
  const isFlow = draft.kind === 'flow';

  const follow = useEffectEvent(() => {
    if (ran !== draft) void run(draft);
  });
  useEffect(() => {
    if (!follows) return undefined;
    const timer = window.setTimeout(follow, draft === initial ? 0 : DELAY);
    return () => window.clearTimeout(timer);
  }, [draft, initial, follows]);

  const start = () => {
    if (frame.current) openTab(frame.current, exampleTabs.result);
    void run(draft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    start();
  };

  return (
    // The keys add to its button, which does the same.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.runner} onKeyDown={onKeyDown}>
      <Frame
        ref={frame}
        name="playground"
        label={translate({ message: 'Run: {title}' }, { title })}
        tabs={[
          isFlow ? translate({ message: 'Flow' }) : translate({ message: 'JSONata' }),
          translate({ message: 'Input' }),
          translate({ message: 'Result' }),
        ]}
        foot={
          <>
            <button
              type="button"
              name="run"
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onClick={start}
            >
              <Translate>Run</Translate>
            </button>
            <Tools draft={draft} onReset={runner.reset} />
            <span role="status">{runner.status || translate({ message: 'Not run yet.' })}</span>
          </>
        }
      >
        <Parts
          runner={runner}
          isEditing
          onGoTo={(problem) => frame.current && goTo(frame.current, problem)}
        />
      </Frame>
    </div>
  );
}
