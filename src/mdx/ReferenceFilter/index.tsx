import Field from '@site/src/components/Field';
import React, { type ReactNode, useCallback, useEffect, useRef } from 'react';
import styles from './styles.lazy.module.css';

/**
 * A field that filters the entries of all reference lists of the page; src/markdown/reference writes it above the first
 * one. What filters is loaded when the reader turns to the field. It works on the elements of the page: the lists are
 * static.
 */
export default function ReferenceFilter({ label }: { label: string }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLSpanElement>(null);
  const started = useRef<Promise<() => void>>(undefined);

  const start = useCallback(() => {
    started.current ??= import('./control').then(
      ({ control }) =>
        field.current && status.current ? control(field.current, status.current) : () => undefined,
      // Offline: the next focus tries again.
      () => {
        started.current = undefined;
        return () => undefined;
      },
    );
  }, []);

  useEffect(() => {
    // Typed before hydration, or in the address.
    if (field.current?.value || window.location.search.includes('filter=')) start();
    return () => {
      void started.current?.then((end) => end());
      started.current = undefined;
    };
  }, [start]);

  return (
    <div className={styles.filter} data-no-markdown data-search-ignore>
      <Field label={label}>
        <input ref={field} type="search" autoComplete="off" onFocus={start} />
      </Field>
      <span ref={status} role="status" />
    </div>
  );
}
