// Ours: drawn in strokes like the other icons of the navbar, at a seventh of the bytes that each page carries.
import type { Props } from '@theme/Icon/LightMode';
import React, { type ReactNode } from 'react';

/** A sun. */
export default function IconLightMode(props: Props): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" {...props}>
      <path
        d="M8 12a4 4 0 1 0 8 0 4 4 0 0 0-8 0M12 3v2m0 14v2m9-9h-2M5 12H3m3-6 1 1m10 10 1 1m0-12-1 1M7 17l-1 1"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}
