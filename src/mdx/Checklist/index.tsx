import React, {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react';
import { addTask, isDone, setDone, subscribe } from './done';
import Progress from './Progress';
import styles from './styles.lazy.module.css';

/** Id of the checklist that contains a task; null outside a checklist. */
const ChecklistContext = createContext<string | null>(null);

type Props = {
  /** Key of the checklist, or of a task in it, in the browser's storage: it does not change with the text. */
  id: string;
  children: ReactNode;
};

/** A list of tasks to tick off, stored in the browser. Lists with the same id are one checklist. */
export default function Checklist({ id, children }: Props): ReactNode {
  return (
    <ChecklistContext.Provider value={id}>
      <Progress checklist={id} />
      <div className={styles.tasks}>{children}</div>
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
  const box = useRef<HTMLInputElement>(null);
  const boxId = useId();
  // Stored ticks are not known during server rendering.
  const ticked = useSyncExternalStore(
    subscribe,
    () => isDone(checklist, id),
    () => false,
  );
  useEffect(() => {
    // React misses change events from before hydration.
    if (box.current?.checked && !isDone(checklist, id)) setDone(checklist, id, true);
    return addTask(checklist, id);
  }, [checklist, id]);
  return (
    <>
      <input
        ref={box}
        id={boxId}
        type="checkbox"
        className={styles.box}
        checked={ticked}
        onChange={({ target }) => setDone(checklist, id, target.checked)}
      />
      <label htmlFor={boxId}>{children}</label>
    </>
  );
}
