import Field from '@site/src/components/Field';
import FlowRunner from '@site/src/components/FlowRunner';
import { BadDraft, type Draft, draftOf } from '@site/src/components/FlowRunner/draft';
import { listExamples, loadExample } from '@site/src/components/FlowRunner/examples';
import type { Stated } from '@site/src/components/FlowRunner/sameResult';
import { readHash } from '@site/src/components/FlowRunner/share';
import type { ListedExample } from '@site/src/content/examples/files';
import { labelOf, versionNames } from '@site/src/site/versions';
import React, { type ReactNode, useEffect, useState } from 'react';
import { sampleJsonata } from './sampleJsonata';
import { strings } from './strings';
import styles from './styles.lazy.module.css';

/** What is open in the runner. `choice` is the value of its option in the list of examples. */
type Open = { choice: string; title: string; draft: Draft; stated?: Stated };

/** An example of the list, and the version that it is from. */
type Listed = ListedExample & { version: string };

const SHARED = 'shared';
const JSONATA = 'jsonata';
const choiceOf = ({ version, page, id }: Listed) => `${version}/${page}#${id}`;
const jsonata = (): Open => ({ choice: JSONATA, title: strings.jsonata(), draft: sampleJsonata });

/** The examples of all versions by page, in the order of the lists. */
async function loadGroups(): Promise<[title: string, examples: Listed[]][]> {
  const lists = versionNames.map(async (version) =>
    (await listExamples(version)).map((example): Listed => ({ ...example, version })),
  );
  const groups = new Map<string, Listed[]>();
  for (const example of (await Promise.all(lists)).flat()) {
    const title = `${labelOf(example.version)}: ${example.pageTitle}`;
    groups.set(title, [...(groups.get(title) ?? []), example]);
  }
  return [...groups];
}

type Props = { shared: Draft | undefined; problem: string | undefined };

function Examples({ shared, problem }: Props): ReactNode {
  const fromAddress = shared && { choice: SHARED, title: strings.shared(), draft: shared };
  const [open, setOpen] = useState<Open>(fromAddress ?? jsonata());
  const [groups, setGroups] = useState<Awaited<ReturnType<typeof loadGroups>>>([]);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    loadGroups().then(setGroups, () => setHasFailed(true));
  }, [attempt]);

  const choose = async (choice: string) => {
    setHasFailed(false);
    const listed = groups
      .flatMap(([, examples]) => examples)
      .find((one) => choiceOf(one) === choice);
    if (!listed) return setOpen(choice === SHARED && fromAddress ? fromAddress : jsonata());
    try {
      const { request, title, result } = await loadExample(listed.version, listed.page, listed.id);
      setOpen({ choice, title, draft: draftOf(request), ...(result && { stated: result }) });
    } catch (error) {
      console.warn(error);
      setHasFailed(true);
    }
  };

  return (
    <>
      {problem !== undefined && (
        <p role="alert" className={styles.message}>
          {problem}
        </p>
      )}
      <Field label={strings.example()} className={styles.choice}>
        <select
          value={open.choice}
          onChange={({ currentTarget }) => void choose(currentTarget.value)}
        >
          {shared && <option value={SHARED}>{strings.shared()}</option>}
          <option value={JSONATA}>{strings.jsonata()}</option>
          {groups.map(([title, examples]) => (
            <optgroup key={title} label={title}>
              {examples.map((example) => (
                <option key={example.id} value={choiceOf(example)}>
                  {example.title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Field>
      <div role="status">
        {open.choice === SHARED && <p>{strings.fromAddress()}</p>}
        {hasFailed && (
          <p>
            {strings.failed()}{' '}
            <button
              type="button"
              className="button button--secondary button--sm"
              onClick={() => {
                setHasFailed(false);
                setAttempt(attempt + 1);
              }}
            >
              {strings.retry()}
            </button>
          </p>
        )}
      </div>
      <FlowRunner
        key={open.choice}
        initial={open.draft}
        title={open.title}
        stated={open.stated}
        runsAtOnce={open.choice === JSONATA}
      />
    </>
  );
}

/** What the address says: a draft, or why it cannot be opened. `round` differs for each address. */
type Start = { round: number; shared?: Draft; problem?: string };

let rounds = 0;

/** JSONata and the examples of all pages to try out; what an address brings along is shown, and not run. */
export default function Playground(): ReactNode {
  const [start, setStart] = useState<Start>();
  useEffect(() => {
    const read = () => {
      const round = rounds++;
      readHash(window.location.hash).then(
        (shared) => setStart({ round, ...(shared && { shared }) }),
        (error: unknown) => {
          const reason = error instanceof BadDraft ? error.message : '';
          setStart({ round, problem: strings.badAddress(reason) });
        },
      );
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return start && <Examples key={start.round} shared={start.shared} problem={start.problem} />;
}
