import Translate, { translate } from '@docusaurus/Translate';
import Example from '@site/src/components/Example';
import Field from '@site/src/components/Field';
import SearchField from '@site/src/components/FilterField/SearchField';
import { hasWords } from '@site/src/components/FilterField/words';
import { draftOf } from '@site/src/components/FlowRunner/draft';
import { listExamples, loadExample } from '@site/src/components/FlowRunner/examples';
import { type Content, liveOf } from '@site/src/components/FlowRunner/Live';
import { readHash } from '@site/src/components/FlowRunner/share';
import type { ListedExample } from '@site/src/content/examples/files';
import { labelOf, versionNames } from '@site/src/site/versions';
import React, { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './styles.lazy.module.css';

/** What is open in the frame. `choice` is the value of its option in the list of examples. */
type Open = { choice: string; title: string; content: Content };

/** What the documentation of JSONATA Map begins with: an order becomes the lines of an invoice. */
const jsonata: Open = {
  choice: 'jsonata',
  title: translate({ message: 'JSONata' }),
  content: {
    place: 'playground',
    initial: {
      kind: 'jsonata',
      texts: {
        expression: `{
  'lines': [order.lines.{
    'article': sku,
    'amount': price * quantity
  }],
  'total': $sum(order.lines.(price * quantity))
}`,
        input: `{
  "order": {
    "id": "A-1001",
    "lines": [
      { "sku": "TEA-250", "text": "Green tea", "price": 6.5, "quantity": 2 },
      { "sku": "CUP-01", "text": "Cup", "price": 12, "quantity": 4 }
    ]
  }
}`,
      },
    },
  },
};

/** An example of the list, and the version that it is from. */
type Listed = ListedExample & { version: string };
/** The examples of a page. */
type Group = [title: string, examples: Listed[]];

const choiceOf = ({ version, page, id }: Listed) => `${version}/${page}#${id}`;

/** The examples of all versions by page, in the order of the lists. */
async function loadGroups(): Promise<Group[]> {
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

/** What the hash of an address brings along; `isBad` if that cannot be opened. */
type FromAddress = { shared?: Open; isBad?: boolean };

async function readAddress(hash: string): Promise<FromAddress> {
  const initial = await readHash(hash);
  const title = translate({ message: 'From the address' });
  return initial ? { shared: { choice: hash, title, content: { initial, place: 'address' } } } : {};
}

function Runner({ title, content }: Open): ReactNode {
  const [live] = useState(() => liveOf(content));
  const isFlow = content.initial.kind === 'flow';
  return (
    <div className={styles.runner}>
      <Example
        id="playground"
        label={translate({ message: 'Run: {title}' }, { title })}
        tabs={[
          isFlow ? translate({ message: 'Flow' }) : translate({ message: 'JSONata' }),
          translate({ message: 'Input' }),
          translate({ message: 'Result' }),
        ]}
        runs
        live={live}
      />
    </div>
  );
}

/** JSONata and the examples of all pages to try out, and what an address brings along: the runner is harmless. */
export default function Playground(): ReactNode {
  const [address, setAddress] = useState<FromAddress>({});
  const [open, setOpen] = useState<Open>();
  const [groups, setGroups] = useState<Group[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  /** What **Try again** repeats. */
  const [failed, setFailed] = useState<() => void>();
  const latest = useRef<string>(undefined);
  const { shared, isBad } = address;

  const list = () => {
    setFailed(undefined);
    loadGroups().then(setGroups, () => setFailed(() => list));
  };
  const choose = async (choice: string) => {
    latest.current = choice;
    setFailed(undefined);
    const listed = groups.flatMap(([, all]) => all).find((one) => choiceOf(one) === choice);
    if (!listed) return setOpen(choice === shared?.choice ? shared : jsonata);
    try {
      const { request, title, result } = await loadExample(listed.version, listed.page, listed.id);
      // The reader may have chosen another one.
      if (latest.current !== choice) return;
      const content = { initial: draftOf(request), stated: result, place: 'playground' } as const;
      setOpen({ choice, title, content });
    } catch (error) {
      console.warn(error);
      if (latest.current === choice) setFailed(() => () => void choose(choice));
    }
  };

  useEffect(() => {
    const onHashChange = () =>
      void readAddress(window.location.hash)
        .catch((): FromAddress => ({ isBad: true }))
        .then((next) => {
          latest.current = undefined;
          setAddress(next);
          setOpen(next.shared ?? jsonata);
        });
    onHashChange();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
  /** The examples that the search field finds, by page. */
  const found = groups
    .map(([title, examples]): Group => [
      title,
      examples.filter((example) => hasWords(`${title} ${example.title}`, query)),
    ])
    .filter(([, examples]) => examples.length > 0);
  const all = found.flatMap(([, examples]) => examples);
  /** What else can be chosen, and what is open although it is not found. */
  const others = [shared, jsonata, open].filter(
    (one, at, list): one is Open =>
      one !== undefined &&
      list.indexOf(one) === at &&
      !all.some((listed) => choiceOf(listed) === one.choice),
  );

  const onStart = useEffectEvent(list);
  useEffect(() => onStart(), []);

  return (
    <div className={styles.playground}>
      {isBad && (
        <p role="alert" className={styles.message}>
          <Translate>
            The example in the address cannot be opened: the address is damaged or cut off, or its
            version is no longer here.
          </Translate>
        </p>
      )}
      {open && (
        <>
          <div className={styles.choice}>
            <SearchField
              label={translate({ message: 'Find an example' })}
              field={field}
              query={query}
              onChange={() => setQuery(field.current?.value ?? '')}
              onClear={() => {
                if (field.current) field.current.value = '';
                setQuery('');
              }}
              onEnter={() => query && all[0] && void choose(choiceOf(all[0]))}
            />
            <Field label={translate({ message: 'Example' })}>
              <select
                value={open.choice}
                onChange={({ currentTarget }) => void choose(currentTarget.value)}
              >
                {others.map(({ choice, title }) => (
                  <option key={choice} value={choice}>
                    {title}
                  </option>
                ))}
                {found.map(([title, examples]) => (
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
          </div>
          <div role="status" className={styles.status}>
            {query && (
              <p>
                {all.length > 0
                  ? translate(
                      { message: 'Found: {count}. Enter opens the first.' },
                      { count: String(all.length) },
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
          <Runner key={open.choice} {...open} />
        </>
      )}
    </div>
  );
}
