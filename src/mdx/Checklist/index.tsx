import { createStorageSlot } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import React, {
  createContext,
  isValidElement,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import styles from './styles.module.css';

/** Id of the checklist that contains a task; null outside a checklist. */
const ChecklistContext = createContext<string | null>(null);

type Props = {
  /** Key of the checklist, or of a task in it, in the browser's storage: it does not change with the text. */
  id: string;
  children: ReactNode;
};

/** A list of tasks to tick off, stored in the browser. Lists with the same id are one checklist. */
export default function Checklist({ id, children }: Props): ReactNode {
  return <ChecklistContext.Provider value={id}>{children}</ChecklistContext.Provider>;
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

function useTick(
  key: string,
  box: RefObject<HTMLInputElement | null>,
): [boolean, (ticked: boolean) => void] {
  // Stored ticks are not known during server rendering. If storage is blocked, they are kept until the page is closed.
  const [ticked, setTicked] = useState(false);
  useEffect(() => {
    const slot = createStorageSlot(key);
    // React misses change events from before hydration.
    if (box.current?.checked) slot.set('done');
    const read = () => setTicked(slot.get() === 'done');
    read();
    return slot.listen(read);
  }, [key, box]);
  return [
    ticked,
    (next) => {
      setTicked(next);
      const slot = createStorageSlot(key);
      if (next) slot.set('done');
      else slot.del();
    },
  ];
}

/**
 * A task of a checklist: the first words of a list item, with a checkbox.
 * @throws Error outside a checklist, which fails the build
 */
export function Task({ id, children }: Props): ReactNode {
  const checklist = useContext(ChecklistContext);
  if (checklist === null) throw new Error(`<Task id="${id}"> is not in a <Checklist>.`);
  const box = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useTick(`checklist.${checklist}.${id}`, box);
  const label = translate(
    {
      id: 'checklist.done',
      message: 'Done: {task}',
      description: 'Name of a box to tick, for screen readers',
    },
    { task: textOf(children).replace(/[.,:]$/, '') },
  );
  return (
    <>
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={ticked}
        onChange={({ target }) => setTicked(target.checked)}
      />
      {children}
    </>
  );
}
