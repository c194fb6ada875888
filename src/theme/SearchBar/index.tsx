// Ours, not a wrapper: the search box of the easyops plugin has its own engine and index files, which
// this site replaces (src/search/plugin).
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useSearch } from '@site/src/search/client/useSearch';
import { fieldTexts } from '@site/src/search/ui/SearchDialog/fieldTexts';
import { useSearchHighlight } from '@site/src/search/ui/highlight/useSearchHighlight';
import React, {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import styles from './styles.module.css';

/** Stands in where the search box does not arrive, as after a deploy: the result page is loaded anew. */
function ResultPageInstead(): ReactNode {
  const address = useBaseUrl('/search/');
  useEffect(() => window.location.assign(address), [address]);
  return null;
}

type Dialog = ComponentType<{ onClose: () => void }>;

const loadDialog = (): Promise<Dialog> =>
  import('@site/src/search/ui/SearchDialog').then(
    (module) => module.default,
    () => ResultPageInstead,
  );

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
  );
}

/** Ctrl/Cmd+K anywhere, and "/" where nothing is typed. */
function isShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, shiftKey } = event;
  const command = event.ctrlKey || event.metaKey;
  if (command) return key.toLowerCase() === 'k' && !altKey && !shiftKey;
  return key === '/' && !altKey && !isTyping(event);
}

/** The button in the navbar; it opens the search box, also by Ctrl/Cmd+K and by "/". */
export default function SearchBar(): ReactNode {
  const search = useSearch();
  const isMac = useIsBrowser() && navigator.userAgent.includes('Mac');
  const [open, setOpen] = useState(false);
  // Not by React.lazy: once a fallback has stood, React holds back for 300 ms what takes its place.
  const [Dialog, setDialog] = useState<Dialog>();
  useSearchHighlight();

  const warm = () => {
    void loadDialog().then((loaded) => setDialog(() => loaded));
    search.warm();
  };
  // The index need not wait for the box that shows what it answers.
  const openBox = () => {
    warm();
    setOpen(true);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    openBox();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={openBox}
      >
        <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
          <path
            d="m14 14 4 4M2 8.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 0 0-13 0Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
        <span className={styles.label}>{fieldTexts.placeholder()}</span>
        <kbd className={styles.shortcut} aria-hidden="true">
          {isMac ? '⌘' : 'Ctrl'} K
        </kbd>
      </button>
      {open && Dialog && (
        // The analytics, where there are any, arrive after the box.
        <Suspense>
          <Dialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
