import Translate, { translate } from '@docusaurus/Translate';
import { announce } from '@site/src/browser/liveRegion';
import { storedField } from '@site/src/browser/storedField';
import { storageKeys } from '@site/src/site/storage';
import React, {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './styles.lazy.module.css';

/** One field for all checklists: the tasks that are done, as `checklist.task`, separated by spaces. */
const slot = /* #__PURE__ */ storedField(storageKeys.reader, 'checklists');

const doneTasks = (): string[] => (slot.get() ?? '').split(' ').filter(Boolean);

/** Stores the tasks that are done: those that are now, without some, and with others. */
function change(without: (task: string) => boolean, more: readonly string[] = []): void {
  const done = [...doneTasks().filter((task) => !without(task)), ...more];
  slot.set(done.join(' ') || undefined);
}

/** Id of the checklist that contains a task; null outside a checklist. */
const ChecklistContext = createContext<string | null>(null);

type Props = {
  /** Key of the checklist, or of a task in it, in the browser's storage: it does not change with the text. */
  id: string;
  children: ReactNode;
};

/**
 * A list of tasks to tick off, stored in the browser, with a button that removes all ticks. Lists with the same id are
 * one checklist.
 */
export default function Checklist({ id, children }: Props): ReactNode {
  const tasks = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState({ done: 0, total: 0 });

  useEffect(() => {
    const boxes = [...(tasks.current?.querySelectorAll('input') ?? [])];
    const show = () => {
      const done = doneTasks();
      for (const box of boxes) box.checked = done.includes(box.name);
      const all = document.querySelectorAll<HTMLInputElement>(`[data-checklist="${id}"] input`);
      const ticked = [...all].filter(({ name }) => done.includes(name));
      setProgress({ done: ticked.length, total: all.length });
    };
    // Before hydration, nothing is stored.
    const early = boxes.filter(({ checked }) => checked).map(({ name }) => name);
    if (early.length > 0) change((task) => early.includes(task), early);
    show();
    return slot.listen(show);
  }, [id]);

  const reset = () => {
    change((task) => task.startsWith(`${id}.`));
    announce(translate({ message: 'All boxes are cleared.' }));
  };
  return (
    <ChecklistContext.Provider value={id}>
      <p className={styles.progress} data-no-markdown="" data-search-ignore="">
        {progress.total > 0 && (
          <span>{translate({ message: '{done} of {total} done' }, progress)}</span>
        )}{' '}
        {progress.done > 0 && (
          <button
            type="button"
            className="button button--outline button--primary button--sm"
            onClick={reset}
          >
            <Translate>Reset</Translate>
          </button>
        )}
      </p>
      <div ref={tasks} className={styles.tasks} data-checklist={id}>
        {children}
      </div>
    </ChecklistContext.Provider>
  );
}

/**
 * A task of a checklist: the first words of a list item, which are the label of a checkbox.
 * @throws Error outside a checklist, which fails the build
 */
export function Task({ id, children }: Props): ReactNode {
  const checklist = useContext(ChecklistContext);
  if (checklist === null) throw new Error(`<Task id="${id}"> is not in a <Checklist>.`);
  const boxId = useId();
  return (
    <>
      <input
        id={boxId}
        name={`${checklist}.${id}`}
        type="checkbox"
        className={styles.box}
        onChange={({ target: { name, checked } }) =>
          change((task) => task === name, checked ? [name] : [])
        }
      />
      <label htmlFor={boxId}>{children}</label>
    </>
  );
}
