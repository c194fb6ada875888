// Replaces the theme's part, whose code blocks tokenize in the browser and are rendered twice. A fenced block was
// highlighted at build time (src/markdown/highlight-code.ts); other code is inline.
import CodeBlock, { type Props as BlockProps } from '@site/src/components/CodeBlock';
import React, { type ComponentProps, type ReactNode } from 'react';

type Props = BlockProps | (ComponentProps<'code'> & { html?: undefined });

export default function MDXCode(props: Props): ReactNode {
  return props.html === undefined ? <code {...props} /> : <CodeBlock {...props} />;
}
