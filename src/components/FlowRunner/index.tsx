import React, {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import Actions from './Actions';
import { coveragePath } from './address';
import { type Draft, JSON_PARTS, type JsonPart } from './draft';
import Editor from './Editor';
import FlowFiles from './FlowFiles';
import { type Outcome, problemsByTab, runDraft, type Stated } from './outcome';
import ResultView from './ResultView';
import styles from './styles.lazy.module.css';
import TabList, { tabIds } from './TabList';
import { partName, texts } from './texts';
import { useStepCompletion } from './useStepCompletion';

type Tab = {
  id: string;
  label: string;
  text: string;
  language: 'json' | 'yaml';
  write: (text: string) => Draft;
};

const FILE = 'file:';
const fileTab = (path: string) => FILE + path;
/** The path of the file that a tab shows; undefined if it shows a part. */
const pathOfTab = (id = '') => (id.startsWith(FILE) ? id.slice(FILE.length) : undefined);

/** The texts of a draft that can be edited: the flow, the input and other parts, and the other files. */
function tabsOf(draft: Draft): Tab[] {
  const { flow, files, parts } = draft;
  const file = (path: string): Tab => ({
    id: fileTab(path),
    label: path,
    text: files[path] ?? '',
    language: /\.ya?ml$/.test(path) ? 'yaml' : 'json',
    write: (text) => ({ ...draft, files: { ...files, [path]: text } }),
  });
  const part = (name: JsonPart, text: string): Tab => ({
    id: `part:${name}`,
    label: partName(name),
    text,
    language: 'json',
    write: (next) => ({ ...draft, parts: { ...parts, [name]: next } }),
  });
  return [
    file(flow),
    ...JSON_PARTS.flatMap((name) => (parts[name] === undefined ? [] : [part(name, parts[name])])),
    ...Object.keys(files)
      .filter((path) => path !== flow)
      .map(file),
  ];
}

export type Props = {
  /** What Reset restores. Another one replaces what the reader edited. */
  initial: Draft;
  title: string;
  /** The result that the page states. */
  stated?: Stated;
  /** Whether the reader has pressed Run already. */
  runsAtOnce?: boolean;
  /** Closes the panel; in the playground, it does not close. */
  onClose?: () => void;
  onChange?: (draft: Draft) => void;
};

/**
 * An example that the reader can change and run: editors on one side, the result on the other. Ctrl+Enter runs, Escape
 * closes.
 */
export default function FlowRunner({
  initial,
  title,
  stated,
  runsAtOnce = false,
  onClose,
  onChange,
}: Props): ReactNode {
  const prefix = useId();
  const [draft, setDraft] = useState(initial);
  const [selected, setSelected] = useState(() => tabsOf(initial)[0]?.id ?? '');
  const [outcome, setOutcome] = useState<{ of: Draft; outcome: Outcome }>();
  const [problems, setProblems] = useState<ReturnType<typeof problemsByTab>>({});
  const [isRunning, setIsRunning] = useState(false);
  const hasBegun = useRef(false);
  const tabToFocus = useRef<string>(undefined);
  const completion = useStepCompletion(draft.version);
  const tabs = tabsOf(draft);
  const current = tabs.find(({ id }) => id === selected) ?? tabs[0];

  const change = (next: Draft) => {
    setDraft(next);
    onChange?.(next);
  };
  const run = async () => {
    if (isRunning) return;
    setIsRunning(true);
    const next = await runDraft(draft, stated);
    const marks = problemsByTab(next);
    setOutcome({ of: draft, outcome: next });
    setProblems(marks);
    setIsRunning(false);
    const tab = Object.keys(marks).find((id) => tabs.some((one) => one.id === id));
    if (tab) setSelected(tab);
  };
  const changeFiles = (next: Draft, select: string) => {
    change(next);
    setSelected(fileTab(select));
    tabToFocus.current = tabIds(prefix, fileTab(select)).tab;
  };
  const reset = () => {
    change(initial);
    setOutcome(undefined);
    setProblems({});
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The editor has handled it: Escape closes its list of completions first.
    if (event.defaultPrevented) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void run();
    } else if (event.key === 'Escape' && onClose) {
      // The marks of a search stay.
      event.stopPropagation();
      onClose();
    }
  };

  useEffect(() => {
    if (tabToFocus.current === undefined) return;
    document.getElementById(tabToFocus.current)?.focus();
    tabToFocus.current = undefined;
  }, [selected, draft]);

  useEffect(() => {
    if (!runsAtOnce || hasBegun.current) return;
    hasBegun.current = true;
    void run();
    // Once, when it opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    // The keys add to its buttons, which do the same.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.runner} aria-label={texts.panel(title)} onKeyDown={onKeyDown}>
      <div className={styles.actions}>
        <button
          type="button"
          className={`${styles.button} ${styles.primary}`}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={() => void run()}
        >
          {texts.run()}
        </button>
        <button type="button" className={styles.button} onClick={reset}>
          {texts.reset()}
        </button>
        <Actions
          draft={draft}
          file={{ name: current?.label ?? '', text: current?.text ?? '' }}
          hasPlayground={onClose !== undefined}
        />
        {onClose && (
          <button type="button" className={`${styles.button} ${styles.last}`} onClick={onClose}>
            {texts.close()}
          </button>
        )}
      </div>
      {onClose && (
        <p className={styles.note}>
          {texts.reading()} <a href={coveragePath(draft.version)}>{texts.coverage()}</a>
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.source}>
          <TabList
            label={texts.files()}
            prefix={prefix}
            tabs={tabs.map(({ id, label }) => ({ id, label, hasProblem: id in problems }))}
            selected={current?.id ?? ''}
            onSelect={setSelected}
          />
          {/* On a page, an example has the files that the page shows. */}
          {!onClose && (
            <FlowFiles draft={draft} selected={pathOfTab(current?.id)} onChange={changeFiles} />
          )}
          {tabs.map(({ id, label, text, language, write }) => (
            <div
              key={id}
              role="tabpanel"
              id={tabIds(prefix, id).panel}
              aria-labelledby={tabIds(prefix, id).tab}
              hidden={id !== current?.id}
            >
              <Editor
                label={label}
                language={language}
                value={text}
                onChange={(next) => change(write(next))}
                problems={problems[id]}
                complete={label.startsWith('flows/') ? completion?.[language] : undefined}
              />
            </div>
          ))}
        </div>
        <ResultView
          outcome={outcome?.outcome}
          isRunning={isRunning}
          isStale={outcome !== undefined && outcome.of !== draft}
        />
      </div>
    </section>
  );
}
