import { EVERYWHERE, type SearchScope } from '@site/src/search/client';
import React, { type ReactNode } from 'react';
import Choice from './Choice';
import { messages } from './messages';

type Props = {
  scope: SearchScope;
  scopes: readonly SearchScope[];
  /** Name of the form parameter, if the radio buttons are part of a form that is submitted. */
  name?: string;
  onChange: (name: string) => void;
};

/** The scope of a search, as a group of radio buttons. Renders nothing if there is no choice. */
export default function SearchScopeChoice({ scope, scopes, name, onChange }: Props): ReactNode {
  if (scopes.length < 2) return null;
  const everywhere = scopes.length === 3 ? messages.both() : messages.allVersions();
  return (
    <Choice
      legend={messages.scope()}
      options={scopes.map((choice) => ({
        value: choice.name,
        label: choice.name === EVERYWHERE ? everywhere : choice.label,
      }))}
      value={scope.name}
      name={name}
      onChange={onChange}
    />
  );
}
