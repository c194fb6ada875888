import React, { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/** Where a part of the table lies outside the frame. */
type Hidden = { left: boolean; right: boolean };

function hiddenParts({ scrollLeft, scrollWidth, clientWidth }: Element): Hidden {
  // Zoom makes fractions: a pixel that cannot be scrolled to is not hidden.
  return { left: scrollLeft > 1, right: scrollWidth - clientWidth - scrollLeft > 1 };
}

/**
 * A table that scrolls inside itself where it is too wide; then, and only then, it is a stop of the keyboard, and a
 * shade at an edge tells that there is more on that side. Until it is measured it may be too wide: without
 * JavaScript every table is a stop.
 */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<Hidden>();

  const measure = () => {
    if (!frame.current) return;
    const next = hiddenParts(frame.current);
    setHidden((known) => (known?.left === next.left && known.right === next.right ? known : next));
  };

  useEffect(() => {
    if (!frame.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  const stop =
    !hidden || hidden.left || hidden.right
      ? { tabIndex: 0, role: 'group', 'aria-label': 'Table, scrolls sideways' }
      : {};
  return (
    <div
      className={styles.edges}
      data-hidden-left={hidden?.left || undefined}
      data-hidden-right={hidden?.right || undefined}
    >
      <div ref={frame} className={styles.frame} onScroll={measure} {...stop}>
        <table {...props} />
      </div>
    </div>
  );
}
