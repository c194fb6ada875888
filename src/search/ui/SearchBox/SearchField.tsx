import { translate } from '@docusaurus/Translate';
import { MAX_QUERY_LENGTH } from '@site/src/search/core/constants';
import type { Autocomplete, BoxState } from '@site/src/search/ui/SearchPanel';
import React, { type ReactNode, type RefObject } from 'react';
import { fieldMessages } from '../fieldMessages';
import { ClearIcon, SearchIcon, WaitingIcon } from './icons';
import styles from './SearchField.module.css';

type Props = {
  field: RefObject<HTMLInputElement | null>;
  state: BoxState;
  /** Undefined while the autocomplete library is loading; the field works without it. */
  autocomplete: Autocomplete | undefined;
  onQuery: (query: string) => void;
  onSubmit: () => void;
  onClear: () => void;
};

const FIELD_ID = 'search-box-field';

/** The field of the search box, with submit and clear buttons. */
export default function SearchField(props: Props): ReactNode {
  const { field, state, autocomplete, onQuery, onSubmit, onClear } = props;
  const combobox = autocomplete?.getInputProps({ inputElement: null });
  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onReset={(event) => {
        event.preventDefault();
        onClear();
      }}
    >
      <button type="submit" className={styles.button} title={translate({ message: 'Submit' })}>
        {state.status === 'stalled' ? <WaitingIcon className={styles.waiting} /> : <SearchIcon />}
      </button>
      <div
        className={styles.combobox}
        {...autocomplete?.getRootProps()}
        // The library also names lists without options, which are not on the page.
        aria-controls={combobox?.['aria-controls']}
      >
        <label htmlFor={FIELD_ID} {...autocomplete?.getLabelProps()} className="visually-hidden">
          {fieldMessages.title()}
        </label>
        <input
          ref={field}
          id={FIELD_ID}
          type="search"
          className={styles.input}
          autoComplete="off"
          maxLength={MAX_QUERY_LENGTH}
          value={state.query}
          onChange={({ currentTarget }) => onQuery(currentTarget.value)}
          {...combobox}
          placeholder={fieldMessages.placeholder()}
        />
      </div>
      <button
        type="reset"
        className={styles.button}
        title={fieldMessages.clear()}
        hidden={state.query === ''}
      >
        <ClearIcon />
      </button>
    </form>
  );
}
