import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useSearch } from '@site/src/search/client';
import { fieldTexts } from '@site/src/search/ui/texts/fieldTexts';
import React, {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { SearchIcon } from './icons';
import { isSlowConnection } from './isSlowConnection';
import { onOpenSearch } from './openSearch';
import SearchDialog from './SearchDialog';
import { shortcutOf } from './shortcut';
import styles from './styles.module.css';
import { loadPanel, presetQuery } from './useAutocomplete';

/** The search in the navbar: a button, and the dialog that it opens. Ctrl/Cmd+K and "/" open it, too; "?" shows the shortcuts. */
export default function SearchBox(): ReactNode {
  const search = useSearch();
  const resultPage = useBaseUrl('/search/');
  const isMac = useIsBrowser() && navigator.userAgent.includes('Mac');
  const [isOpen, setIsOpen] = useState(false);
  const isOpening = useRef(false);

  const [Shortcuts, setShortcuts] = useState<ComponentType<{ onClose: () => void }>>();

  const showShortcuts = () => {
    // If the list fails to load, the key can be pressed again.
    import('@site/src/components/Shortcuts').then(
      (loaded) => {
        setIsOpen(false);
        setShortcuts(() => loaded.default);
      },
      () => undefined,
    );
  };
  const preload = () => {
    if (isSlowConnection()) return;
    // In tasks of their own, because both start several requests. If preloading fails, the dialog loads the code again
    // when it opens.
    setTimeout(() => void loadPanel().catch(() => undefined));
    setTimeout(search.preload);
  };
  const finishOpening = () => {
    if (isOpening.current) setIsOpen(true);
    isOpening.current = false;
  };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    isOpening.current = true;
    // In a task of its own: the press and release of a mouse can be one task. Safari on iOS shows its keyboard only for a
    // focus that is set during a tap.
    if ((event.nativeEvent as PointerEvent).pointerType === 'mouse') setTimeout(finishOpening);
    else finishOpening();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The field receives what is typed before that task.
    if (isOpening.current) return finishOpening();
    const shortcut = shortcutOf(event);
    // A dialog that is open keeps its keys.
    if (!shortcut || (shortcut === 'shortcuts' && document.querySelector('dialog[open]'))) return;
    event.preventDefault();
    if (shortcut === 'search') setIsOpen(true);
    else showShortcuts();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  useEffect(
    () =>
      onOpenSearch((query) => {
        if (query) presetQuery(query);
        setIsOpen(true);
      }),
    [],
  );

  return (
    <>
      {/* Until the page is interactive, and without scripts, the button leads to the result page. */}
      <form action={resultPage}>
        <input type="hidden" name="v" value={search.scope.name} />
        <button
          type="submit"
          className={styles.button}
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={onClick}
        >
          <SearchIcon />
          <span className={styles.label}>{fieldTexts.placeholder()}</span>
          <kbd className={styles.shortcut} aria-hidden="true">
            {isMac ? '⌘' : 'Ctrl'} K
          </kbd>
        </button>
      </form>
      {isOpen && <SearchDialog onClose={() => setIsOpen(false)} onShortcuts={showShortcuts} />}
      {Shortcuts && <Shortcuts onClose={() => setShortcuts(undefined)} />}
    </>
  );
}
