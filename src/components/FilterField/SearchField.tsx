import { translate } from '@docusaurus/Translate';
import { isComposing } from '@site/src/browser/isComposing';
import Field from '@site/src/components/Field';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import React, { type ReactNode, type RefObject } from 'react';
import styles from './styles.lazy.module.css';

type Props = {
  label: string;
  fieldRef: RefObject<HTMLInputElement | null>;
  /** Its text, as the page last rendered it. */
  query: string;
  onChange: () => void;
  onEnter?: () => void;
  /** What it says at its end, such as how many are found. */
  children?: ReactNode;
};

/** A search field of a list on the page, with the button that clears it; Escape does, too. */
export default function SearchField(props: Props): ReactNode {
  const { label, fieldRef, query, onChange, onEnter, children } = props;
  const clear = () => {
    if (fieldRef.current) fieldRef.current.value = '';
    onChange();
  };
  return (
    <div className={styles.search}>
      <Field label={label}>
        {/* Of the type "search", it would have a second button. */}
        <input
          ref={fieldRef}
          type="text"
          role="searchbox"
          enterKeyHint="search"
          autoComplete="off"
          onInput={onChange}
          onKeyDown={(event) => {
            if (isComposing(event.nativeEvent)) return;
            if (event.key === 'Escape') clear();
            if (event.key === 'Enter') onEnter?.();
          }}
        />
        {/* A page that is filtered says so on paper. */}
        <span className="print-only">{query}</span>
      </Field>
      <span className={styles.end}>
        {query && (
          <button
            type="button"
            className={clsx('clean-btn', styles.clear)}
            aria-label={translate({ message: 'Clear the filter' })}
            onClick={() => {
              clear();
              fieldRef.current?.focus();
            }}
          >
            <IconClose />
          </button>
        )}
        <span role="status">{children}</span>
      </span>
    </div>
  );
}
