import Translate, { translate } from '@docusaurus/Translate';
import code from '@site/src/components/CodeBlock/styles.module.css';
import type { LiveExample, LoadedExample } from '@site/src/components/FlowRunner/Live';
import { exampleTabs } from '@site/src/content/examples/files';
import type { SitePath } from '@site/src/site/paths';
import clsx from 'clsx';
import React, { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { chooseTab, enterFlow, hideClosed, openTab, watchFlow } from './frame';
import styles from './styles.module.css';

const tabsOfPages = (hasResult: boolean) => [
  translate({ message: 'Flow' }),
  translate({ message: 'Input' }),
  ...(hasResult ? [translate({ message: 'Result' })] : []),
];

type Props = {
  /** Its ID on the page. */
  id: string;
  label?: string;
  /** The page that has the example, unless that is the page itself. There, it is also edited. */
  page?: SitePath;
  /** The labels of the three tabs, unless they are flow, input and result. */
  tabs?: readonly string[];
  /** Whether the page shows a result. */
  hasResult?: boolean;
  /** Whether the flow runner has its steps. */
  runs?: boolean;
  /** What the playground runs and edits. On a page, it is loaded when the reader presses a button. */
  loaded?: LoadedExample;
  /** The blocks; each has the number of its tab, from 1, in `data-tab`. */
  children?: ReactNode;
};

/**
 * An example in one frame, with its parts in tabs. They are radio buttons, so that they need no script; in print, all
 * parts are displayed in their order.
 */
export default function Example(props: Props): ReactNode {
  const { id, page, hasResult = false, runs = false, loaded, children } = props;
  const { label = translate({ message: 'Example' }) } = props;
  const frame = useRef<HTMLDivElement>(null);
  const actions = useRef<LiveExample>(null);
  const [live, setLive] = useState<LoadedExample & { frame: HTMLElement }>();
  const [status, setStatus] = useState('');
  const [lines, setLines] = useState(0);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    // From src/browser/reveal.
    const onMatch = ({ target }: Event) =>
      chooseTab(element, (target as Element).closest<HTMLElement>('[data-tab]')?.dataset.tab);
    hideClosed(element);
    const endWatch = watchFlow(element, setLines);
    if (loaded) setLive({ ...loaded, frame: element });
    element.addEventListener('beforematch', onMatch);
    return () => {
      endWatch();
      element.removeEventListener('beforematch', onMatch);
    };
  }, [loaded]);

  const press = async (action: keyof LiveExample) => {
    const element = frame.current;
    if (!element) return;
    if (action === 'run' && !element.querySelector('textarea')) {
      openTab(element, exampleTabs.result);
      // The button stays: above the end of the frame, it is at that of the window.
      element.scrollIntoView({ block: 'nearest' });
    }
    try {
      if (!actions.current) {
        setStatus(translate({ message: 'Loading…' }));
        const { load } = await import('@site/src/components/FlowRunner/Live');
        const example = await load(id, page);
        flushSync(() => {
          setStatus('');
          setLive({ ...example, frame: element });
        });
      }
      actions.current?.[action]();
    } catch (error) {
      console.warn('The example could not be opened:', error);
      setStatus(
        translate({
          message: 'The example could not be loaded. Check your connection, and try again.',
        }),
      );
    }
  };

  return (
    <div
      ref={frame}
      role="group"
      aria-label={label}
      className={clsx(code.block, styles.frame)}
      data-group=""
    >
      <div
        role="radiogroup"
        aria-label={label}
        className={clsx(code.bar, styles.tabs)}
        data-search-ignore=""
      >
        {(props.tabs ?? tabsOfPages(hasResult || live !== undefined)).map((tab, at) => (
          <label key={tab}>
            <input
              type="radio"
              className="visually-hidden"
              name={`example-${id}`}
              value={at + 1}
              defaultChecked={at === 0}
              onChange={() => frame.current && hideClosed(frame.current)}
            />
            {tab}
          </label>
        ))}
      </div>
      <div className={clsx(styles.body, lines > 0 && styles.cut, 'thin-scrollbar')}>{children}</div>
      {runs && (
        <div className={clsx(code.bar, styles.foot)} data-no-markdown="" data-search-ignore="">
          <button
            type="button"
            name="run"
            aria-label={translate({ message: 'Run this example' })}
            aria-keyshortcuts={live && 'Control+Enter Meta+Enter'}
            onClick={() => void press('run')}
          >
            <Translate>Run</Translate>
          </button>
          {!page && !loaded && (
            <button
              type="button"
              name="edit"
              aria-label={translate({ message: 'Edit this example' })}
              onClick={() => void press('edit')}
            >
              <Translate>Edit</Translate>
            </button>
          )}
          {lines > 0 && (
            <button type="button" onClick={() => frame.current && enterFlow(frame.current)}>
              {translate({ message: 'Scroll all {count} lines' }, { count: lines })}
            </button>
          )}
          {live && (
            <live.Live {...live.content} ref={actions} frame={live.frame} onStatus={setStatus} />
          )}
          <span role="status">{status}</span>
        </div>
      )}
    </div>
  );
}
