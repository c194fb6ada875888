import { EVERYWHERE, type SearchScope } from '@site/src/search/client';
import { texts } from '@site/src/search/ui/texts/texts';
import React, { type ReactNode, useId } from 'react';
import styles from './styles.module.css';

type Props = {
  scope: SearchScope;
  scopes: readonly SearchScope[];
  /** Name of the parameter, in a form that is sent. */
  name?: string;
  onChange: (name: string) => void;
};

/** What a search covers, one of a few: a group of radio buttons. Nothing where there is no choice. */
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
