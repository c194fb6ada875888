import { createStorageSlot } from '@docusaurus/theme-common';
import React, {
  type ComponentProps,
  createContext,
  isValidElement,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './styles.module.css';

/** Name of the checklist that an item is in; null outside of one. */
const ChecklistContext = createContext<string | null>(null);

/** Makes the list inside a checklist: each item can be ticked, and the browser remembers it. */
export default function Checklist({
  id,
  children,
}: {
  id: string;
  children: ReactNode;
}): ReactNode {
  return <ChecklistContext.Provider value={id}>{children}</ChecklistContext.Provider>;
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

/** The words by which an item is known; they name it in the browser's storage and to screen readers. */
function nameOf(children: ReactNode): string {
  return (
    textOf(children)
      .trim()
      .split(/[.,:\n]/)[0] ?? ''
  );
}

function useTick(
  checklist: string,
  name: string,
  box: RefObject<HTMLInputElement | null>,
): [boolean, (ticked: boolean) => void] {
  // The server knows no ticks; they come with the browser. Where storage is blocked, they last as long as the page.
  const [ticked, setTicked] = useState(false);
  const key = `checklist.${checklist}.${name}`;
  useEffect(() => {
    const slot = createStorageSlot(key);
    // React does not hear of a box that is ticked before hydration.
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

function TickableItem({
  checklist,
  children,
  ...rest
}: { checklist: string } & ComponentProps<'li'>) {
  const id = useId();
  const name = nameOf(children);
  const box = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useTick(checklist, name, box);
  return (
    <li {...rest} className={styles.item}>
      <input
        ref={box}
        type="checkbox"
        id={id}
        className={styles.box}
        aria-label={`Done: ${name}`}
        checked={ticked}
        onChange={({ target }) => setTicked(target.checked)}
      />
      {children}
    </li>
  );
}

/** A list item of a page: plain, or with a box to tick inside a checklist. */
export function ListItem(props: ComponentProps<'li'>): ReactNode {
  const checklist = useContext(ChecklistContext);
  return checklist === null ? <li {...props} /> : <TickableItem checklist={checklist} {...props} />;
}
