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
  useState,
} from 'react';
import styles from './styles.lazy.module.css';

/** One field for all checklists: the tasks that are done, as `checklist.task`, separated by spaces. */
const slot = /* #__PURE__ */ storedField(storageKeys.reader, 'checklists');

const doneTasks = (): string[] => (slot.get() ?? '').split(' ').filter(Boolean);

const store = (done: readonly string[]): void => slot.set(done.join(' ') || undefined);

/** Id of the checklist that contains a task; null outside a checklist. */
const ChecklistContext = createContext<string | null>(null);

type Props = {
  /**
   * Key in the browser's storage, which does not change with the text: of a checklist, of a task in it, or of both, as
   * `checklist.task`.
   */
  id: string;
  children: ReactNode;
};

/**
 * A list of tasks to tick off, stored in the browser, with a button below it that removes all ticks. Lists with the same
 * id are one checklist.
 */
export default function Checklist({ id, children }: Props): ReactNode {
  const [progress, setProgress] = useState({ done: 0, total: 0 });

  useEffect(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>(`input[name^="${id}."]`)];
    const tasks = new Set(boxes.map(({ name }) => name));
    const show = () => {
      const done = doneTasks();
      for (const box of boxes) box.checked = done.includes(box.name);
      setProgress({ done: done.filter((task) => tasks.has(task)).length, total: tasks.size });
    };
    // Before hydration, nothing is stored.
    const ticked = boxes.filter(({ checked }) => checked).map(({ name }) => name);
    if (ticked.length > 0) store([...new Set([...doneTasks(), ...ticked])]);
    show();
    return slot.listen(show);
  }, [id]);

  const reset = () => {
    store(doneTasks().filter((task) => !task.startsWith(`${id}.`)));
    announce(translate({ message: 'All boxes are cleared.' }));
  };
  return (
    <ChecklistContext.Provider value={id}>
      <div className={styles.tasks}>{children}</div>
      <p className={`${styles.progress} no-print`} data-no-markdown="" data-search-ignore="">
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
    </ChecklistContext.Provider>
  );
}

/** The box of a task and its label; the checklist knows whether it is ticked. */
function Box({ task, children }: { task: string; children: ReactNode }): ReactNode {
  const boxId = useId();
  return (
    <>
      <input
        id={boxId}
        name={task}
        type="checkbox"
        className={styles.box}
        onChange={({ target: { checked } }) => {
          const others = doneTasks().filter((other) => other !== task);
          store(checked ? [...others, task] : others);
        }}
      />
      <label htmlFor={boxId}>{children}</label>
    </>
  );
}

/**
 * A task of a checklist: the first words of a list item, which are the label of a checkbox.
 * @throws Error outside a checklist, which fails the build
 */
export function Task({ id, children }: Props): ReactNode {
  const checklist = useContext(ChecklistContext);
  if (checklist === null) throw new Error(`<Task id="${id}"> is not in a <Checklist>.`);
  return <Box task={`${checklist}.${id}`}>{children}</Box>;
}

/** A second box of a task, where the reader has done it: at the end of a part of the page. */
export function TaskDone({ id, children }: Props): ReactNode {
  return (
    <p className={`${styles.done} no-print`} data-no-markdown="" data-search-ignore="">
      <Box task={id}>{children}</Box>
    </p>
  );
}
