import Translate, { translate } from '@docusaurus/Translate';
import Frame, { openTab } from '@site/src/components/Frame';
import type { LiveExample } from '@site/src/components/FlowRunner/Live';
import { exampleTabs } from '@site/src/content/examples/files';
import type { SitePath } from '@site/src/site/paths';
import React, { type ComponentType, type ReactNode, type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const tabsOfPages = (hasResult: boolean) => [
  translate({ message: 'Flow' }),
  translate({ message: 'Input' }),
  ...(hasResult ? [translate({ message: 'Result' })] : []),
];

type Props = {
  /** Its ID on the page. */
  id: string;
  /** The page that has the example, unless that is the page itself. There, it is also edited. */
  page?: SitePath;
  /** The labels of the three tabs, unless they are flow, input and result. */
  tabs?: readonly string[];
  /** Whether the page shows a result. */
  hasResult?: boolean;
  /** Whether the flow runner has its steps. */
  runs?: boolean;
  /** Whether it stands beside the text in a wide window. */
  isBeside?: boolean;
  /** The blocks, with their tabs. */
  children: ReactNode;
};

type Action = 'run' | 'edit';

/** An example in one frame. What runs and edits it is loaded when the reader presses a button. */
export default function Example(props: Props): ReactNode {
  const { id, page, hasResult = false, runs = false, isBeside = false, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const live = useRef<LiveExample>(null);
  const [Live, setLive] = useState<ComponentType<{ ref: Ref<LiveExample> }>>();
  const [status, setStatus] = useState('');

  const press = async (action: Action) => {
    const element = frame.current;
    if (!element) return;
    if (action === 'run') openTab(element, exampleTabs.result);
    try {
      if (!live.current) {
        setStatus(translate({ message: 'Loading…' }));
        const { load } = await import('@site/src/components/FlowRunner/Live');
        const loaded = await load({ id, page, frame: element, onStatus: setStatus });
        flushSync(() => {
          setStatus('');
          setLive(() => loaded);
        });
      }
      live.current?.[action]();
    } catch (error) {
      console.warn('The example could not be opened:', error);
      setStatus(
        translate({
          message: 'The example could not be loaded. Check your connection, and try again.',
        }),
      );
    }
  };

  const foot = runs && (
    <>
      <button
        type="button"
        name="run"
        aria-label={translate({ message: 'Run this example' })}
        aria-keyshortcuts={Live && 'Control+Enter Meta+Enter'}
        onClick={() => void press('run')}
      >
        <Translate>Run</Translate>
      </button>
      {!page && (
        <button
          type="button"
          name="edit"
          aria-label={translate({ message: 'Edit this example' })}
          onClick={() => void press('edit')}
        >
          <Translate>Edit</Translate>
        </button>
      )}
      {Live && <Live ref={live} />}
      <span role="status">{status}</span>
    </>
  );
  const framed = (
    <Frame
      ref={frame}
      name={`example-${id}`}
      label={translate({ message: 'Example' })}
      tabs={props.tabs ?? tabsOfPages(hasResult || Live !== undefined)}
      foot={foot}
    >
      {children}
    </Frame>
  );
  return isBeside ? <div className="beside">{framed}</div> : framed;
}
