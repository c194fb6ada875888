import { translate } from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import clsx from 'clsx';
import React, {
  type ReactNode,
  startTransition,
  type UIEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
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
  /** The tab of the block in an example (src/markdown/examples); the bar of its first block is in the head. */
  tab?: string;
  isFirst?: boolean;
};

/**
 * A block of code that was highlighted at build time, below a bar with its title or language and its buttons. A long one
 * shows its first lines, except without scripts and in print.
 */
export default function CodeBlock(props: Props): ReactNode {
  const { html, className, title, label, lines = 0, tab, isFirst } = props;
  const block = useRef<HTMLPreElement>(null);
  const [isFolded, setIsFolded] = useState(lines > 0);
  const [isWrapped, setIsWrapped] = useState(false);
  /** Whether a button that wraps the lines is useful: while one is too long. */
  const [isTooWide, setIsTooWide] = useState(false);

  useEffect(() => {
    const element = block.current;
    if (!element) return undefined;
    // Also notified when a block in a tab becomes visible.
    const observer = new ResizeObserver(() => {
      const isWider = element.scrollWidth > element.clientWidth;
      startTransition(() => setIsTooWide(isWider));
    });
    observer.observe(element);
    // From src/browser/reveal.
    const onMatch = () => flushSync(() => setIsFolded(false));
    element.parentElement?.addEventListener('beforematch', onMatch);
    return () => {
      observer.disconnect();
      element.parentElement?.removeEventListener('beforematch', onMatch);
    };
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
      data-wrapped={isWrapped || undefined}
      data-folded={isFolded || undefined}
      data-tab={tab}
      data-first={isFirst}
    >
      <div className={styles.bar} data-label={label}>
        {title && <span className={styles.codeBlockTitle}>{title}</span>}
        {(isWrapped || isTooWide) && (
          <button
            type="button"
            aria-label={translate({ message: 'Wrap lines' })}
            title={translate({ message: 'Wrap lines' })}
            aria-pressed={isWrapped}
            onClick={() => setIsWrapped(!isWrapped)}
          >
            <svg width="1.25em" viewBox="0 0 16 16" fill="none" stroke="currentcolor">
              <path d="M2 3.5h12M2 8h9.5a2.25 2.25 0 0 1 0 4.5H8m2-2-2 2 2 2M2 12.5h3" />
            </svg>
          </button>
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
        // A scrollable region must be reachable with the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="thin-scrollbar"
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
