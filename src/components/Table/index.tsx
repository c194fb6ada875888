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

/** The edges at which an element has content scrolled out of view, as `left right`. */
const hiddenEdges = ({ scrollLeft, scrollWidth, clientWidth }: Element): string =>
  // With browser zoom, scroll positions are fractional: less than a pixel is not hidden content.
  clsx(scrollLeft > 1 && 'left', scrollWidth - clientWidth - scrollLeft > 1 && 'right');

/**
 * A matrix, which scrolls horizontally if it overflows its container. It is focusable only while it overflows, and a
 * bar marks each edge with hidden content. Before it is measured, and without JavaScript, every table is focusable.
 */
function Matrix(props: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState<string>();

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setHidden(hiddenEdges(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const label = translate({ message: 'Table, scrolls sideways' });
  const focusable = hidden !== '' && { tabIndex: 0, role: 'group', 'aria-label': label };
  return (
    <div
      ref={container}
      className={clsx(styles.container, props['data-columns'] && 'wide')}
      data-hidden={hidden}
      onScroll={({ currentTarget }) => setHidden(hiddenEdges(currentTarget))}
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
