import React, { type ReactNode, useId } from 'react';
import styles from './Choice.lazy.module.css';

type Option = {
  value: string;
  label: string;
  /** Number of results, if it is shown. */
  count?: number;
};

type Props = {
  legend: string;
  options: readonly Option[];
  value: string;
  /** Name of the form parameter, if the radio buttons are part of a form that is submitted. */
  name?: string | undefined;
  onChange: (value: string) => void;
};

/** A choice of one of several options, as a group of radio buttons. */
export default function Choice({ legend, options, value, name, onChange }: Props): ReactNode {
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name ?? group}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.count !== undefined && (
            <span className={styles.count}>{` (${option.count})`}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
