import { EVERYWHERE, type SearchScope } from '@site/src/search/client';
import { texts } from '@site/src/search/ui/texts/texts';
import React, { type ReactNode, useId } from 'react';
import styles from './styles.lazy.module.css';

type Props = {
  scope: SearchScope;
  scopes: readonly SearchScope[];
  /** Name of the form parameter, if the radio buttons are part of a form that is submitted. */
  name?: string;
  onChange: (name: string) => void;
};

/** The scope of a search, as a group of radio buttons. Renders nothing if there is no choice. */
export default function SearchScopeChoice({ scope, scopes, name, onChange }: Props): ReactNode {
  const group = useId();
  if (scopes.length < 2) return null;
  const everywhere = scopes.length === 3 ? texts.both() : texts.allVersions();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.scope()}</legend>
      {scopes.map((choice) => (
        <label key={choice.name} className={styles.choice}>
          <input
            type="radio"
            name={name ?? group}
            value={choice.name}
            checked={choice.name === scope.name}
            onChange={() => onChange(choice.name)}
          />
          {choice.name === EVERYWHERE ? everywhere : choice.label}
        </label>
      ))}
    </fieldset>
  );
}
