import { iconClass } from '@site/src/content/steps/iconClass';
import React, { type ReactNode } from 'react';

/**
 * The icon of a step or of a group of steps; decorative, because its name stands beside it.
 * @param position position in the sprite
 */
export default function StepIcon({ position }: { position: number }): ReactNode {
  return <span className={`step-icon ${iconClass(position)}`} aria-hidden="true" />;
}
