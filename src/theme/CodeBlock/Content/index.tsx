// Ours in place of the theme's, which tokenizes in the browser and writes a style on every token. It shows
// what the build coloured; a <CodeBlock> of a component, whose text the build does not know, is plain.
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
      // A region that scrolls can be reached with the keyboard.
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
