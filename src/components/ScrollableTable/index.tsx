import React, { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/** A table that scrolls inside itself where it is too wide; then, and only then, it is a stop of the keyboard. */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setScrollable(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const stop = isScrollable
    ? { tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways' }
    : {};
  return (
    <div ref={frame} className={styles.frame} {...stop}>
      <table {...props} />
    </div>
  );
}
