import { BadDraft } from '@site/src/components/FlowRunner/draft';
import JsonataPanel, { sampleJsonata } from '@site/src/components/FlowRunner/JsonataPanel';
import { readHash, type Shared } from '@site/src/components/FlowRunner/share';
import TabList, { tabIds } from '@site/src/components/FlowRunner/TabList';
import React, { type ReactNode, useEffect, useState } from 'react';
import FlowsPanel from './FlowsPanel';
import styles from './styles.lazy.module.css';
import { texts } from './texts';

const PREFIX = 'playground';
type Kind = Shared['kind'];
/** What the address says: a state, or why it cannot be opened. `round` differs for each address. */
type Start = { round: number; shared?: Shared; problem?: string };

let rounds = 0;

/** Reads the state in the address; another address of the page is read, too. */
function useShared(): Start | undefined {
  const [start, setStart] = useState<Start>();
  useEffect(() => {
    const read = () => {
      rounds += 1;
      const round = rounds;
      readHash(window.location.hash).then(
        (shared) => setStart({ round, ...(shared && { shared }) }),
        (error: unknown) => {
          const reason = error instanceof BadDraft ? error.message : '';
          setStart({ round, problem: texts.badAddress(reason) });
        },
      );
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return start;
}

function Panels({ start: { shared, problem } }: { start: Start }): ReactNode {
  const [kind, setKind] = useState<Kind>(shared?.kind ?? 'jsonata');
  // A panel is rendered when it is opened first, and then keeps what the reader wrote there.
  const [opened, setOpened] = useState<ReadonlySet<Kind>>(new Set([kind]));
  const expression = shared?.kind === 'jsonata' ? shared.draft : undefined;
  const flow = shared?.kind === 'flow' ? shared.draft : undefined;
  const panels: [Kind, ReactNode][] = [
    [
      'jsonata',
      <>
        {expression && <p>{texts.fromAddress()}</p>}
        <JsonataPanel initial={expression ?? sampleJsonata} runsAtOnce={!expression} />
      </>,
    ],
    ['flow', <FlowsPanel shared={flow} />],
  ];
  return (
    <>
      {problem && (
        <p role="alert" className={styles.message}>
          {problem}
        </p>
      )}
      <TabList
        label={texts.kinds()}
        prefix={PREFIX}
        tabs={[
          { id: 'jsonata', label: texts.jsonata() },
          { id: 'flow', label: texts.flows() },
        ]}
        selected={kind}
        onSelect={(next) => {
          setKind(next as Kind);
          setOpened(new Set([...opened, next as Kind]));
        }}
      />
      {panels.map(([id, content]) => (
        <div
          key={id}
          role="tabpanel"
          id={tabIds(PREFIX, id).panel}
          aria-labelledby={tabIds(PREFIX, id).tab}
          hidden={id !== kind}
        >
          {opened.has(id) && content}
        </div>
      ))}
    </>
  );
}

/** JSONata alone and whole flows to try out; what an address brings along is shown, and not run. */
export default function Playground(): ReactNode {
  const start = useShared();
  return start ? <Panels key={start.round} start={start} /> : <p>{texts.loading()}</p>;
}
