import { translate } from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import clsx from 'clsx';
import React, { type ReactNode, type UIEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './styles.module.css';

export type Props = {
  /** The code as HTML, from src/markdown/highlight-code.ts. */
  html: string;
  /** `language-` and the language. */
  className?: string;
  /** The file name, or what the code is. */
  title?: string;
  /** Name of the language, for a block without a title. */
  label?: string;
  /** Number of lines of a block that is long enough to be folded. */
  lines?: number;
  /** Whether the lines that it marks come late: then, it shows more of them. */
  marksLate?: boolean;
  /** The tab of the block in an example (src/markdown/examples); the bar of its first block is in the head. */
  tab?: string;
  isFirst?: boolean;
};

/**
 * A block of code that was highlighted at build time, below a bar with its title or language and its buttons. A long one
 * shows its first lines, except without scripts and in print.
 */
export default function CodeBlock(props: Props): ReactNode {
  const { html, className, title, label, lines = 0, marksLate, tab, isFirst } = props;
  /** In the head of a frame there is room for the name of a file alone. */
  const folder = (tab && /.*\//.exec(title ?? '')?.[0]) || '';
  const block = useRef<HTMLPreElement>(null);
  const [isFolded, setIsFolded] = useState(lines > 0);

  useEffect(() => {
    const element = block.current?.parentElement;
    // From src/browser/reveal.
    const onMatch = () => flushSync(() => setIsFolded(false));
    element?.addEventListener('beforematch', onMatch);
    return () => element?.removeEventListener('beforematch', onMatch);
  }, []);

  // The browser scrolls a folded block to a match of its search, or to the end of a selection: unfold it, keep the line
  // where it is in the window, and nothing scrolled stays half hidden.
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const hidden = currentTarget.scrollTop;
    if (!isFolded || hidden === 0) return;
    flushSync(() => setIsFolded(false));
    window.scrollBy(0, hidden);
  };
  return (
    <div
      className={clsx('theme-code-block', className, styles.block)}
      data-folded={isFolded || undefined}
      data-late={marksLate}
      data-tab={tab}
      data-first={isFirst}
    >
      <div className={styles.bar} data-label={label}>
        {title && (
          <span className={styles.codeBlockTitle}>
            {folder && <span>{folder}</span>}
            {title.slice(folder.length)}
          </span>
        )}
        <CopyButton
          of={block}
          className={styles.copy}
          label={translate({
            id: 'theme.CodeBlock.copyButtonAriaLabel',
            message: 'Copy code to clipboard',
          })}
        />
      </div>
      <pre
        ref={block}
        // The frame of an example scrolls around it: a scrollable region must be reachable with the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={tab ? 0 : undefined}
        onScroll={lines > 0 ? onScroll : undefined}
      >
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {lines > 0 && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          onClick={() => setIsFolded(!isFolded)}
        >
          {isFolded
            ? translate({ message: 'Show all {count} lines' }, { count: lines })
            : translate({ message: 'Show fewer lines' })}
        </button>
      )}
    </div>
  );
}
