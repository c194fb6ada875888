import Translate, { translate } from '@docusaurus/Translate';
import CopyButton from '@site/src/components/CopyButton';
import clsx from 'clsx';
import React, { type ReactNode, useRef } from 'react';
import styles from './styles.module.css';
import { useFold } from './useFold';
import { useWordWrap } from './useWordWrap';

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
  /** The ID of the example that ends with the block, if it runs (src/markdown/examples). */
  example?: string;
};

/**
 * A block of code that was highlighted at build time, below a bar with its title or language and its buttons. A long one
 * shows its first lines, except without scripts and in print.
 */
export default function CodeBlock(props: Props): ReactNode {
  const { html, className, title, label, lines = 0, example } = props;
  const block = useRef<HTMLPreElement>(null);
  const wrap = useWordWrap(block);
  const fold = useFold(lines > 0, block);
  return (
    <div
      className={clsx('theme-code-block', className, styles.block)}
      data-wrapped={wrap.isWrapped || undefined}
      data-folded={fold.isFolded || undefined}
    >
      <div className={styles.bar} data-label={label}>
        {title && <span className={styles.codeBlockTitle}>{title}</span>}
        {wrap.canWrap && (
          <button type="button" aria-pressed={wrap.isWrapped} onClick={wrap.toggle}>
            <Translate>Wrap lines</Translate>
          </button>
        )}
        <CopyButton
          of={block}
          className={styles.copy}
          label={translate({
            id: 'theme.CodeBlock.copyButtonAriaLabel',
            message: 'Copy code to clipboard',
            description: 'The ARIA label for copy code blocks button',
          })}
        />
      </div>
      <pre
        ref={block}
        // A scrollable region must be reachable with the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="thin-scrollbar"
        onScroll={lines > 0 ? fold.onScroll : undefined}
      >
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {lines > 0 && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!fold.isFolded}
          onClick={fold.toggle}
        >
          {fold.isFolded
            ? translate({ message: 'Show all {count} lines' }, { count: lines })
            : translate({ message: 'Show fewer lines' })}
        </button>
      )}
      {example && (
        // Plain HTML: src/client/runExamples.ts listens to its buttons.
        <div className={clsx(styles.foot, 'no-print')} data-example={example} data-search-ignore="">
          <button type="button" name="run" aria-label={translate({ message: 'Run this example' })}>
            <Translate>Run</Translate>
          </button>
          <button
            type="button"
            name="edit"
            aria-label={translate({ message: 'Edit this example' })}
            aria-expanded={false}
          >
            <Translate>Edit</Translate>
          </button>
          <span role="status" />
        </div>
      )}
    </div>
  );
}
