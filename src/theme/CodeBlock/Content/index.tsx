// Replaces the theme's part, which tokenizes in the browser and sets an inline style on every token. It renders code
// that was highlighted at build time; a <CodeBlock> in a component, whose text is not known at build time, is plain.
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import type { HighlightedMetadata } from '@site/src/components/HighlightedCode';
import { linesHtml, plainLines } from '@site/src/markdown/code/html';
import type { Props } from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

function contentOf({ html, code, lineClassNames, lineNumbersStart }: HighlightedMetadata): string {
  const options = { classNames: lineClassNames, firstNumber: lineNumbersStart };
  return html ?? linesHtml(plainLines(code), options);
}

export default function CodeBlockContent({ className }: Props): ReactNode {
  const {
    metadata,
    wordWrap: { codeBlockRef },
  } = useCodeBlockContext();
  return (
    <pre
      ref={codeBlockRef}
      // A scrollable region must be reachable with the keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(className, styles.codeBlock, 'thin-scrollbar')}
    >
      <code
        className={styles.codeBlockLines}
        dangerouslySetInnerHTML={{ __html: contentOf(metadata) }}
      />
    </pre>
  );
}
