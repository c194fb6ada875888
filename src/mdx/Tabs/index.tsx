import { storedField } from '@site/src/browser/storedField';
import { storageKeys } from '@site/src/site/storage';
import React, {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { RESTORE } from './restore';
import styles from './styles.lazy.module.css';

type ItemProps = {
  /** The variant; one of the group in src/content/tabs. */
  value: string;
  /** From the data of the group. */
  label?: string;
  children: ReactNode;
};

/** One variant; rendered by Tabs. */
export function TabItem({ children }: ItemProps): ReactNode {
  return children;
}

/** The tab that a key of the keyboard leads to. */
function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The choice in a group, for all its tabs; without a namespace, for the script in the page. */
const choiceIn = (group: string) => storedField(storageKeys.tabs, group, '');

/** Chooses a variant for this page and later ones, and puts it into the address. */
function choose(group: string, value: string): void {
  const address = new URL(location.href);
  address.searchParams.set(group, value);
  history.replaceState(history.state, '', address);
  choiceIn(group).set(value);
}

/** Chooses a variant and keeps its tab where it is in the window, although tabs above it change, too. */
function chooseAt(tab: HTMLElement, group: string): void {
  const { top } = tab.getBoundingClientRect();
  flushSync(() => choose(group, tab.dataset.value ?? ''));
  window.scrollBy(0, tab.getBoundingClientRect().top - top);
  tab.focus({ preventScroll: true });
  // On a phone, the tabs scroll sideways.
  tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/**
 * The variant in which the browser, or src/browser/reveal, finds something: `data-found` of the tabs, which the script of
 * the page sets, too. It is no choice of the reader: it holds for these tabs alone, until the next choice.
 */
function useFound(root: RefObject<HTMLElement | null>, group: string): string | undefined {
  const subscribe = (listener: () => void) => {
    const tabs = root.current;
    const onMatch = ({ target }: Event) => {
      // Not of what is closed in a variant.
      if (!tabs || !(target instanceof HTMLElement) || target.parentElement !== tabs) return;
      tabs.dataset.found = target.dataset.value;
      flushSync(listener);
    };
    const end = choiceIn(group).listen(() => {
      delete tabs?.dataset.found;
      listener();
    });
    tabs?.addEventListener('beforematch', onMatch);
    return () => {
      tabs?.removeEventListener('beforematch', onMatch);
      end();
    };
  };
  return useSyncExternalStore(
    subscribe,
    () => root.current?.dataset.found,
    () => undefined,
  );
}

type Props = {
  /** Group of the variants: the choice holds for all tabs of the group. */
  groupId: string;
  /** From the data of the group. */
  label?: string;
  children: ReactNode;
};

/**
 * Variants of a text, one of which is displayed. Without scripts and in print, all of them are, each below its label.
 */
export default function Tabs({ groupId, label, children }: Props): ReactNode {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const items = Children.toArray(children).filter((child): child is ReactElement<ItemProps> =>
    isValidElement(child),
  );
  const choice = useSyncExternalStore(
    (listener) => choiceIn(groupId).listen(listener),
    () => new URLSearchParams(location.search).get(groupId) ?? choiceIn(groupId).get(),
    () => null,
  );
  const values = items.map(({ props }) => props.value);
  const chosen = choice !== null && values.includes(choice) ? choice : values[0];
  const open = useFound(root, groupId) ?? chosen;

  // Not rendered: without scripts, all variants are displayed. React would also make it `hidden=""`.
  useLayoutEffect(() => {
    for (const panel of root.current?.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]') ??
      []) {
      if (panel.dataset.value === open) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    }
  }, [open]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = targetOf(event.key, values.indexOf(open ?? ''), values.length);
    const tab = target !== undefined && event.currentTarget.parentElement?.children[target];
    if (!(tab instanceof HTMLElement)) return;
    event.preventDefault();
    chooseAt(tab, groupId);
  };

  return (
    <div ref={root} className={styles.tabs} data-group={groupId}>
      <div role="tablist" aria-label={label}>
        {items.map(({ props }) => (
          <button
            key={props.value}
            type="button"
            role="tab"
            id={`${id}${props.value}`}
            data-value={props.value}
            aria-controls={`${id}${props.value}-panel`}
            aria-selected={props.value === open}
            tabIndex={props.value === open ? 0 : -1}
            onClick={({ currentTarget }) => chooseAt(currentTarget, groupId)}
            onKeyDown={onKeyDown}
          >
            {props.label}
          </button>
        ))}
      </div>
      {items.map(({ props }) => (
        <div
          key={props.value}
          role="tabpanel"
          id={`${id}${props.value}-panel`}
          aria-labelledby={`${id}${props.value}`}
          data-value={props.value}
        >
          <p className={styles.label}>
            <strong>{props.label}</strong>
          </p>
          {props.children}
        </div>
      ))}
      <script dangerouslySetInnerHTML={{ __html: RESTORE }} />
    </div>
  );
}
