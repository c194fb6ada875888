import React, { type CSSProperties, type ReactNode } from 'react';

/**
 * The icon of a step or of a group of steps; decorative, because its name stands beside it.
 * @param position position in the sprite; undefined for the position that a style sheet sets
 */
export default function StepIcon({ position }: { position?: number }): ReactNode {
  const style = position === undefined ? undefined : { '--ace-icon': position };
  return <span className="step-icon" style={style as CSSProperties} aria-hidden="true" />;
}
