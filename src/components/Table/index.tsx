import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import React, { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/** The attributes are from src/markdown/tables. */
type Props = ComponentProps<'table'> & {
  /** Many columns use the space beside the text. */
  'data-columns'?: 'several' | 'many';
  /** Without it, the rows become blocks where the table has little room. */
  'data-layout'?: 'matrix' | 'small';
};

/** The edges at which the table has content scrolled out of view. */
type Hidden = { left: boolean; right: boolean };

function hiddenParts({ scrollLeft, scrollWidth, clientWidth }: Element): Hidden {
  // With browser zoom, scroll positions are fractional: less than a pixel is not hidden content.
  return { left: scrollLeft > 1, right: scrollWidth - clientWidth - scrollLeft > 1 };
}

/**
 * A matrix, which scrolls horizontally if it overflows its container. It is focusable only while it overflows, and a
 * bar marks each edge with hidden content. Before it is measured, and without JavaScript, every table is focusable.
 */
function Matrix(props: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<Hidden>();

  const measure = () => {
    if (!container.current) return;
    const next = hiddenParts(container.current);
    setHidden((known) => (known?.left === next.left && known.right === next.right ? known : next));
  };

  useEffect(() => {
    if (!container.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(container.current);
    return () => observer.disconnect();
  }, []);

  const focusable =
    !hidden || hidden.left || hidden.right
      ? {
          tabIndex: 0,
          role: 'group',
          'aria-label': translate({ message: 'Table, scrolls sideways' }),
        }
      : {};
  return (
    <div
      ref={container}
      className={clsx(styles.container, props['data-columns'] && 'wide')}
      data-hidden-left={hidden?.left || undefined}
      data-hidden-right={hidden?.right || undefined}
      onScroll={measure}
      {...focusable}
    >
      <table {...props} />
    </div>
  );
}

/** A table of a page: in a narrow column each row is a block with labels, a matrix scrolls sideways. */
export default function Table(props: Props): ReactNode {
  const { 'data-layout': layout, 'data-columns': columns } = props;
  if (layout === 'matrix') return <Matrix {...props} />;
  return (
    <div className={clsx(styles.table, !layout && styles.stacked, columns && 'wide')}>
      <table {...props} />
    </div>
  );
}
