import Translate, { translate } from '@docusaurus/Translate';
import { singleKeys } from '@site/src/browser/singleKeys';
import React, { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './styles.lazy.module.css';

/** What a shortcut does, and its keys, as alternatives. */
type Shortcut = [does: string, ...keys: string[]];

const onPage = (command: string): Shortcut[] => [
  [translate({ message: 'Open the search' }), `${command} K`, '/'],
  [translate({ message: 'Show these shortcuts' }), '?'],
  [translate({ message: 'Close what is open, and clear the search highlights' }), 'Esc'],
];

const inSearch = (command: string): Shortcut[] => [
  [translate({ message: 'Choose a result' }), '↑', '↓'],
  [translate({ message: 'Open the result' }), 'Enter'],
  [translate({ message: 'Open the result in a new tab' }), `${command} Enter`],
];

function ShortcutList({ title, shortcuts }: { title: string; shortcuts: Shortcut[] }): ReactNode {
  return (
    <>
      <h3 className={styles.heading}>{title}</h3>
      <dl className={styles.list}>
        {shortcuts.map(([does, ...keys]) => (
          <div key={does} className={styles.shortcut}>
            <dt className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The keyboard shortcuts of the site, as a modal dialog, with a switch for those of a single key. */
export default function Shortcuts({ onClose }: { onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOn, setIsOn] = useState(singleKeys.areOn);
  const title = useId();
  const command = navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl';

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    // Handles clicks on the backdrop; the keyboard equivalent is Escape.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onClose={onClose}
      // Escape closes the dialog only: the marks of a search stay.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <div className={styles.content}>
        <h2 id={title} className={styles.title}>
          <Translate>Keyboard shortcuts</Translate>
        </h2>
        <ShortcutList title={translate({ message: 'On every page' })} shortcuts={onPage(command)} />
        <ShortcutList
          title={translate({ message: 'In the search' })}
          shortcuts={inSearch(command)}
        />
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ currentTarget }) => {
              singleKeys.turn(currentTarget.checked);
              setIsOn(currentTarget.checked);
            }}
          />
          <Translate>{'Enable the single-key shortcuts / and ?'}</Translate>
        </label>
        <button type="button" className="button button--primary button--sm" onClick={onClose}>
          <Translate>Close</Translate>
        </button>
      </div>
    </dialog>
  );
}
