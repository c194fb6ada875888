import Translate, { translate } from '@docusaurus/Translate';
import Example from '@site/src/components/Example';
import Field from '@site/src/components/Field';
import SearchField from '@site/src/components/FilterField/SearchField';
import { hasWords } from '@site/src/components/FilterField/words';
import { draftOf } from '@site/src/components/FlowRunner/draft';
import { listExamples, loadExample } from '@site/src/components/FlowRunner/examples';
import { type Content, Live, type LoadedExample } from '@site/src/components/FlowRunner/Live';
import { readHash } from '@site/src/components/FlowRunner/share';
import { labelOf, versionNames } from '@site/src/site/versions';
import React, { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './styles.lazy.module.css';

/** What can be chosen in the list of examples; `choice` is the value of its option. */
type Entry = {
  choice: string;
  group?: string;
  title: string;
  load: () => Content | Promise<Content>;
};

/** A JSONata expression with its input. */
type Expression = { expression: string; input: string };

const entryOf = (texts: Expression): Entry => ({
  choice: 'jsonata',
  title: translate({ message: 'JSONata' }),
  load: () => ({ place: 'playground', initial: { kind: 'jsonata', texts } }),
});

/** The examples of a version, grouped by page. */
async function entriesOf(version: string): Promise<Entry[]> {
  const examples = await listExamples(version);
  return examples.map(({ page, pageTitle, id, title }) => ({
    choice: `${version}/${page}#${id}`,
    group: `${labelOf(version)}: ${pageTitle}`,
    title,
    load: async () => {
      const { request, result } = await loadExample(version, page, id);
      return { initial: draftOf(request), stated: result, place: 'playground' };
    },
  }));
}

/**
 * JSONata and the examples of all pages to try out, and what an address brings along: the runner is harmless.
 * @param props what it begins with
 */
export default function Playground(props: Expression): ReactNode {
  const [jsonata] = useState(() => entryOf(props));
  /** What the address brings along; null if it is damaged. */
  const [shared, setShared] = useState<Entry | null>();
  const [listed, setListed] = useState<Entry[]>([]);
  const [open, setOpen] = useState<{ entry: Entry; loaded: LoadedExample }>();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  /** What **Try again** repeats. */
  const [failed, setFailed] = useState<() => void>();
  const latest = useRef<Entry>(undefined);

  const list = () => {
    setFailed(undefined);
    Promise.all(versionNames.map(entriesOf)).then(
      (lists) => setListed(lists.flat()),
      () => setFailed(() => list),
    );
  };
  const choose = async (entry: Entry) => {
    latest.current = entry;
    setFailed(undefined);
    try {
      const content = await entry.load();
      // The reader may have chosen another one.
      if (latest.current === entry) setOpen({ entry, loaded: { Live, content } });
    } catch (error) {
      console.warn(error);
      if (latest.current === entry) setFailed(() => () => void choose(entry));
    }
  };
  const start = useEffectEvent(async () => {
    const { hash } = window.location;
    const initial = await readHash(hash).catch(() => null);
    const title = translate({ message: 'From a link' });
    const entry: Entry | null | undefined = initial && {
      choice: hash,
      title,
      load: () => ({ initial, place: 'address' }),
    };
    setShared(entry);
    await choose(entry ?? jsonata);
    if (listed.length === 0) list();
  });
  useEffect(() => {
    const onHashChange = () => void start();
    onHashChange();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);

  /** The examples that the search field finds. */
  const found = listed.filter(({ group, title }) => hasWords(`${group} ${title}`, query));
  const [first] = found;
  /** What else can be chosen, and what is open although it is not found. */
  const others = [...new Set([shared, jsonata, open?.entry])]
    .filter((entry) => entry != null)
    .filter((entry) => !found.includes(entry));
  const options = (entries: readonly Entry[]) =>
    entries.map(({ choice, title }) => (
      <option key={choice} value={choice}>
        {title}
      </option>
    ));

  return (
    <div className={styles.playground}>
      {shared === null && (
        <p role="alert" className={styles.message}>
          <Translate>
            The example in the address cannot be opened: the address is damaged or cut off, or its
            version is no longer here.
          </Translate>
        </p>
      )}
      {open && (
        <>
          <div className={`${styles.choice} no-print`}>
            <SearchField
              label={translate({ message: 'Find an example' })}
              fieldRef={field}
              query={query}
              onChange={() => setQuery(field.current?.value ?? '')}
              onEnter={() => query && first && void choose(first)}
            />
            <Field label={translate({ message: 'Example' })}>
              <select
                value={open.entry.choice}
                onChange={({ currentTarget: { value } }) => {
                  const entry = [...others, ...found].find(({ choice }) => choice === value);
                  if (entry) void choose(entry);
                }}
              >
                {options(others)}
                {[...new Set(found.map(({ group }) => group))].map((name) => (
                  <optgroup key={name} label={name}>
                    {options(found.filter(({ group }) => group === name))}
                  </optgroup>
                ))}
              </select>
            </Field>
          </div>
          <div role="status" className={styles.status}>
            {query && (
              <p>
                {first
                  ? translate(
                      { message: 'Found: {count}, first “{title}”.' },
                      { count: String(found.length), title: first.title },
                    )
                  : translate({ message: 'No example matches.' })}
              </p>
            )}
            {failed && (
              <p>
                <Translate>The examples could not be loaded. Check your connection.</Translate>{' '}
                <button
                  type="button"
                  className="button button--outline button--primary button--sm"
                  onClick={failed}
                >
                  <Translate>Try again</Translate>
                </button>
              </p>
            )}
          </div>
          <div className={styles.runner}>
            <Example
              key={open.entry.choice}
              id="playground"
              label={translate({ message: 'Run: {title}' }, { title: open.entry.title })}
              tabs={[
                open.loaded.content.initial.kind === 'flow'
                  ? translate({ message: 'Flow' })
                  : translate({ message: 'JSONata' }),
                translate({ message: 'Input' }),
                translate({ message: 'Result' }),
              ]}
              runs
              loaded={open.loaded}
            />
          </div>
        </>
      )}
    </div>
  );
}
