import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import React, { type ReactNode } from 'react';

/**
 * Lets the browser paint what is above it before it parses, styles and lays out the rest of the page: an inline script
 * waits for the style sheet, and so does the parser. Otherwise the whole page is parsed when the style sheet arrives,
 * and its layout delays the first paint.
 */
export default function EarlyPaint(): ReactNode {
  const html = ExecutionEnvironment.canUseDOM
    ? ''
    : '<script>document.currentScript.remove()</script>';
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
