// Ours: drawn in strokes like the other icons of the navbar, in fewer of the bytes that each page carries.
import type { Props } from '@theme/Icon/DarkMode';
import React, { type ReactNode } from 'react';

/** A moon. */
export default function IconDarkMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" {...props}>
      <path
        d="M20 14a8 8 0 0 1-10-10 8.3 8.3 0 1 0 10 10Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
