import { storedField } from '@site/src/browser/storedField';
import { storageKeys } from '@site/src/site/storage';
import React, {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
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

/** The choice in a group, for all its tabs; without a namespace, for the script in the page. */
const choiceIn = (group: string) => storedField(storageKeys.tabs, group, '');

/**
 * Opens a variant, or the first one instead of an unknown one, and hides the others, as the script of the page does.
 * Without scripts, all are displayed.
 */
function open(tabs: HTMLElement, wanted: string | null | undefined): void {
  const parts = [...tabs.querySelectorAll<HTMLElement>('[data-value]')];
  const { value } =
    (parts.find((part) => part.dataset.value === wanted) ?? parts[0])?.dataset ?? {};
  for (const part of parts) {
    const isOpen = part.dataset.value === value;
    if (part instanceof HTMLButtonElement) {
      part.setAttribute('aria-selected', String(isOpen));
      part.tabIndex = isOpen ? 0 : -1;
    } else if (isOpen) part.removeAttribute('hidden');
    else part.setAttribute('hidden', 'until-found');
  }
}

/** Chooses a variant for this page and later ones, and keeps its tab where it is, although tabs above it change, too. */
function choose(tab: HTMLElement, group: string): void {
  const { top } = tab.getBoundingClientRect();
  const value = tab.dataset.value ?? '';
  const address = new URL(location.href);
  address.searchParams.set(group, value);
  history.replaceState(history.state, '', address);
  choiceIn(group).set(value);
  window.scrollBy(0, tab.getBoundingClientRect().top - top);
  tab.focus({ preventScroll: true });
  // On a phone, the tabs scroll sideways.
  tab.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Chooses the tab that a key of the keyboard leads to. */
function chooseByKey(event: KeyboardEvent<HTMLElement>, group: string): void {
  const tabs = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
  const at = tabs.indexOf(event.currentTarget);
  const leadsTo = new Map([
    ['ArrowRight', tabs[(at + 1) % tabs.length]],
    ['ArrowLeft', tabs.at(at - 1)],
    ['Home', tabs[0]],
    ['End', tabs.at(-1)],
  ]);
  const target = leadsTo.get(event.key);
  if (!target) return;
  event.preventDefault();
  choose(target, group);
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

  // What is open is no state of React, whose first rendering would undo what the script of the page has opened.
  useLayoutEffect(() => {
    const tabs = root.current;
    if (!tabs) return undefined;
    const show = () =>
      open(tabs, new URLSearchParams(location.search).get(groupId) ?? choiceIn(groupId).get());
    // The variant in which the browser, or src/browser/reveal, finds something is no choice of the reader: it is open in
    // these tabs alone, until the next choice. Not of what is closed in a variant.
    const onMatch = ({ target }: Event) => {
      if (target instanceof HTMLElement && target.parentElement === tabs)
        open(tabs, target.dataset.value);
    };
    if (tabs.dataset.found === undefined) show();
    tabs.addEventListener('beforematch', onMatch);
    const end = choiceIn(groupId).listen(show);
    return () => {
      tabs.removeEventListener('beforematch', onMatch);
      end();
    };
  }, [groupId]);

  return (
    <div ref={root} className={styles.tabs} data-group={groupId}>
      <div role="tablist" aria-label={label}>
        {items.map(({ props }, at) => (
          <button
            key={props.value}
            type="button"
            role="tab"
            id={`${id}${props.value}`}
            data-value={props.value}
            aria-controls={`${id}${props.value}-panel`}
            aria-selected={at === 0}
            tabIndex={at === 0 ? 0 : -1}
            onClick={({ currentTarget }) => choose(currentTarget, groupId)}
            onKeyDown={(event) => chooseByKey(event, groupId)}
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
