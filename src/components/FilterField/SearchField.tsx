import { translate } from '@docusaurus/Translate';
import { isComposing } from '@site/src/browser/isComposing';
import Field from '@site/src/components/Field';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import React, { type ReactNode, type RefObject } from 'react';
import styles from './styles.lazy.module.css';

type Props = {
  label: string;
  field: RefObject<HTMLInputElement | null>;
  /** Its text, as the page last rendered it. */
  query: string;
  /** Called when its text has changed, and to clear it. */
  onChange: () => void;
  onClear: () => void;
  onEnter?: () => void;
  /** What it says at its end, such as how many are found. */
  children?: ReactNode;
};

/** A search field of a list on the page, with the button that clears it; Escape does, too. */
export default function SearchField(props: Props): ReactNode {
  const { label, field, query, onChange, onClear, onEnter, children } = props;
  return (
    <div className={styles.search}>
      <Field label={label}>
        {/* Of the type "search", it would have a second button. */}
        <input
          ref={field}
          type="text"
          role="searchbox"
          enterKeyHint="search"
          autoComplete="off"
          onInput={onChange}
          onKeyDown={(event) => {
            if (isComposing(event.nativeEvent)) return;
            if (event.key === 'Escape') onClear();
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
              onClear();
              field.current?.focus();
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
