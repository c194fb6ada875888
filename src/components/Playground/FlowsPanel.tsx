import Field from '@site/src/components/Field';
import FlowRunner from '@site/src/components/FlowRunner';
import { type Draft, draftOf } from '@site/src/components/FlowRunner/draft';
import { examplesOfPage, listExamples } from '@site/src/components/FlowRunner/examples';
import type { Stated } from '@site/src/components/FlowRunner/outcome';
import type { SavedExample } from '@site/src/components/FlowRunner/saved';
import type { ListedExample } from '@site/src/content/examples/files';
import { labelOf, lastVersion, versionNames } from '@site/src/site/versions';
import React, { type ReactNode, useEffect, useState } from 'react';
import OwnExamples from './OwnExamples';
import { ownExamples } from './ownExamples';
import styles from './styles.lazy.module.css';
import { texts } from './texts';

/** What is open in the runner. `choice` is the value of its option in the list of examples. */
type Open = { choice: string; title: string; draft: Draft; stated?: Stated };

const SHARED = 'shared';
const choiceOfPage = (page: string, id: string) => `page:${page}#${id}`;
const choiceOfOwn = (name: string) => `own:${name}`;
const openOwn = ({ name, draft }: SavedExample): Open => ({
  choice: choiceOfOwn(name),
  title: name,
  draft,
});

/** The examples by page, in the order of the list. */
function byPage(list: readonly ListedExample[]): [title: string, examples: ListedExample[]][] {
  const pages = new Map<string, ListedExample[]>();
  for (const example of list) {
    pages.set(example.pageTitle, [...(pages.get(example.pageTitle) ?? []), example]);
  }
  return [...pages];
}

/** Flows: the examples of all pages and of the reader to choose from, and the runner. */
export default function FlowsPanel({ shared }: { shared: Draft | undefined }): ReactNode {
  const [version, setVersion] = useState<string>(shared?.version ?? lastVersion);
  const [list, setList] = useState<ListedExample[]>([]);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [own, setOwn] = useState(ownExamples.list);
  const [open, setOpen] = useState<Open | undefined>(
    shared && { choice: SHARED, title: texts.shared(), draft: shared },
  );
  const [draft, setDraft] = useState(shared);

  const show = (next: Open) => {
    setOpen(next);
    setDraft(next.draft);
  };
  const showFromPage = async (of: string, { page, id }: ListedExample) => {
    try {
      const example = (await examplesOfPage(of, page)).find((one) => one.id === id);
      if (!example) throw new Error(`${page} has no example ${id}.`);
      const { request, title, result } = example;
      show({ choice: choiceOfPage(page, id), title, draft: draftOf(request), stated: result });
      setHasFailed(false);
    } catch (error) {
      console.warn(error);
      setHasFailed(true);
    }
  };

  useEffect(() => {
    let isCurrent = true;
    listExamples(version).then(
      (next) => {
        if (!isCurrent) return;
        setList(next);
        setHasFailed(false);
        const [first] = next;
        if (first && !open) void showFromPage(version, first);
      },
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
    // What is open stays open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [version, attempt]);

  const choose = (choice: string) => {
    const listed = list.find(({ page, id }) => choiceOfPage(page, id) === choice);
    const saved = own.find(({ name }) => choiceOfOwn(name) === choice);
    if (listed) void showFromPage(version, listed);
    else if (saved) show(openOwn(saved));
    else if (shared) show({ choice: SHARED, title: texts.shared(), draft: shared });
  };
  const openedOwn = own.find(({ name }) => choiceOfOwn(name) === open?.choice)?.name;

  return (
    <>
      <div className={styles.form}>
        <Field label={texts.version()}>
          <select
            value={version}
            onChange={({ currentTarget }) => {
              setList([]);
              setVersion(currentTarget.value);
            }}
          >
            {versionNames.map((name) => (
              <option key={name} value={name}>
                {labelOf(name)}
              </option>
            ))}
          </select>
        </Field>
        <Field label={texts.example()} className={styles.wide}>
          <select
            value={open?.choice}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            {shared && <option value={SHARED}>{texts.shared()}</option>}
            {own.length > 0 && (
              <optgroup label={texts.own()}>
                {own.map(({ name }) => (
                  <option key={name} value={choiceOfOwn(name)}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
            {byPage(list).map(([title, examples]) => (
              <optgroup key={title} label={title}>
                {examples.map((example) => (
                  <option key={example.id} value={choiceOfPage(example.page, example.id)}>
                    {example.title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </Field>
      </div>
      <div role="status">
        {open?.choice === SHARED && <p>{texts.fromAddress()}</p>}
        {hasFailed && (
          <p>
            {texts.failed()}{' '}
            <button
              type="button"
              className="button button--secondary button--sm"
              onClick={() => setAttempt(attempt + 1)}
            >
              {texts.retry()}
            </button>
          </p>
        )}
      </div>
      {open ? (
        <FlowRunner
          key={`${open.draft.version} ${open.choice}`}
          initial={open.draft}
          title={open.title}
          stated={open.stated}
          onChange={setDraft}
        />
      ) : (
        !hasFailed && <p>{texts.loading()}</p>
      )}
      <OwnExamples
        examples={own}
        draft={draft}
        opened={openedOwn}
        onChange={(next, name) => {
          setOwn(next);
          const saved = next.find((example) => example.name === name);
          if (saved) show(openOwn(saved));
          else if (list[0]) void showFromPage(version, list[0]);
        }}
      />
    </>
  );
}
