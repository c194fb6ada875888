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
  /** Whether the lists of this state are on the page. */
  isCurrent: boolean;
  /** Undefined while the autocomplete library is loading; the field works without it. */
  autocomplete: Autocomplete | undefined;
  onQuery: (query: string) => void;
  onSubmit: () => void;
  onClear: () => void;
};

// Without options, or before they are rendered, the library still names a list and an active option.
const rootWithoutOptions = { 'aria-expanded': false, 'aria-controls': undefined };
const fieldWithoutOptions = { 'aria-activedescendant': undefined, 'aria-controls': undefined };

const FIELD_ID = 'search-box-field';

/** The field of the search box, with submit and clear buttons. */
export default function SearchField(props: Props): ReactNode {
  const { field, state, isCurrent, autocomplete, onQuery, onSubmit, onClear } = props;
  const combobox = autocomplete?.getInputProps({ inputElement: null });
  const hasOptions = isCurrent && combobox?.['aria-controls'];
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
        {...(hasOptions ? { 'aria-controls': combobox['aria-controls'] } : rootWithoutOptions)}
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
          {...(hasOptions ? {} : fieldWithoutOptions)}
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
