import React, { type ReactNode } from 'react';

/**
 * The icon of a step or of a group of steps; decorative, because its name stands beside it.
 * @param position position in the sprite (src/css/step-icons.css)
 */
export default function StepIcon({ position }: { position: number }): ReactNode {
  return <span className={`step-icon icon-${position}`} aria-hidden="true" />;
}
