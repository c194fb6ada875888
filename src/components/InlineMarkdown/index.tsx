import React, { Fragment, type ReactNode } from 'react';

const PIECE = /`([^`]+)`|\*\*([^*]+)\*\*/g;

/** A sentence of the data files: `code` and **bold** are rendered, everything else is plain text. */
export default function InlineMarkdown({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(PIECE)) {
    parts.push(text.slice(end, match.index));
    parts.push(match[1] ? <code>{match[1]}</code> : <strong>{match[2]}</strong>);
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
