import {
  CodeBlockContextProvider,
  type CodeBlockMetadata,
  parseCodeBlockTitle,
  parseLanguage,
} from '@docusaurus/theme-common/internal';
import { sourceOf } from '@site/src/markdown/code/html';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import Code, { type Props as CodeProps } from '@theme/MDXComponents/Code';
import React, { type ReactNode, useMemo } from 'react';
import { useWordWrap } from './useWordWrap';

/** Properties of a code block; `html` is its content if it was highlighted at build time. */
export type HighlightedMetadata = CodeBlockMetadata & { html?: string };

type Props = CodeProps & { html?: string; metastring?: string };

function HighlightedBlock({
  html,
  className = '',
  metastring,
}: Props & { html: string }): ReactNode {
  const wordWrap = useWordWrap();
  const metadata = useMemo((): HighlightedMetadata => {
    const code = sourceOf(html);
    return {
      html,
      code,
      codeInput: code,
      className,
      language: parseLanguage(className) ?? 'text',
      title: parseCodeBlockTitle(metastring),
      lineNumbersStart: undefined,
      lineClassNames: {},
    };
  }, [html, className, metastring]);
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}

/**
 * Code on a page: a fenced block as highlighted by src/markdown/highlight-code.ts, other code as the theme renders it.
 */
export default function HighlightedCode({ html, ...props }: Props): ReactNode {
  return html === undefined ? <Code {...props} /> : <HighlightedBlock {...props} html={html} />;
}
