// Wrapped to render admonitions without the icon, and to provide what src/markdown/page-head.ts and
// src/markdown/page-facts.ts add. The components that writers use in a page are imported by that page:
// src/markdown/page-components.ts.
import EarlyPaint from '@site/src/components/EarlyPaint';
import StepType from '@site/src/components/StepType';
import Admonition, { type Props as AdmonitionProps } from '@theme/Admonition';
import MDXComponents from '@theme-original/MDXComponents';
import React, { type ReactNode } from 'react';

/** An admonition without the theme's icon: src/css/prose.css draws one, which costs no bytes on each page. */
const AdmonitionWithoutIcon = (props: AdmonitionProps): ReactNode => (
  <Admonition {...props} icon="" />
);

export default {
  ...MDXComponents,
  EarlyPaint,
  StepType,
  admonition: AdmonitionWithoutIcon,
};
