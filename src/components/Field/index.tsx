import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

type Props = { label: string; className?: string; children: ReactNode };

/** A form field with its label above it; the children are the input or select element. */
export default function Field({ label, className, children }: Props): ReactNode {
  return (
    <label className={clsx(styles.field, className)}>
      <span>{label}</span>
      {children}
    </label>
  );
}
