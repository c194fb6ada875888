import Admonition from '@theme/Admonition';
import type { Props } from '@theme/Admonition';
import React, { type ReactNode } from 'react';

/** An admonition without the theme's icon: src/css/prose.css draws one, which costs no bytes on each page. */
export default function AdmonitionWithoutIcon(props: Props): ReactNode {
  return <Admonition {...props} icon="" />;
}
