// Wrapped to show fenced code as src/markdown/highlight-code.ts coloured it; other code goes to the theme.
import { sourceOf } from '@site/src/markdown/code/html';
import {
  CodeBlockContextProvider,
  parseCodeBlockTitle,
  parseLanguage,
} from '@docusaurus/theme-common/internal';
import Code from '@theme-original/MDXComponents/Code';
import CodeBlockLayout from '@theme/CodeBlock/Layout';
import type { Props as CodeProps } from '@theme/MDXComponents/Code';
import React, { type ReactNode, useMemo } from 'react';
import type { HighlightedMetadata } from '../CodeBlock/Content';
import { useWordWrap } from './useWordWrap';

type Props = CodeProps & { html?: string; metastring?: string };

function HighlightedCode({
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

export default function MDXCode({ html, ...props }: Props): ReactNode {
  return html === undefined ? <Code {...props} /> : <HighlightedCode {...props} html={html} />;
}
