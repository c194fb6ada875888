import Translate from '@docusaurus/Translate';
import React, { type ReactNode } from 'react';
import styles from './styles.lazy.module.css';

type Props = {
  flow: string;
  request: string;
  response: string;
  /** The steps of the flow: name, path of the icon, and what it does. */
  steps: readonly { name: string; icon: string; description: string }[];
};

/** The space of all boxes in a flow, and between two of them. */
const WIDTH = 352;
const GAP = 32;

type BoxProps = { left: number; width: number; icon?: string; text: ReactNode; note: ReactNode };

/** A step in the flow. */
function Step({ left, width, icon, text, note }: BoxProps): ReactNode {
  return (
    <g className={styles.step} transform={`translate(${left} 164)`}>
      <rect width={width} height="58" rx="10" />
      {icon && <path d={icon} transform="translate(12 17)" />}
      <text x={icon ? 46 : 16} y="26">
        {text}
      </text>
      <text className={styles.note} x={icon ? 46 : 16} y="45">
        {note}
      </text>
    </g>
  );
}

/**
 * A request that passes through an API and the steps of a flow. Decorative: the flow file beside it has the same
 * content.
 */
export default function FlowIllustration({ flow, request, response, steps }: Props): ReactNode {
  const width = (WIDTH - GAP * steps.length) / (steps.length + 1);
  const left = (at: number) => 24 + at * (width + GAP);
  const end = left(steps.length) + width - 24;
  return (
    <svg className={styles.illustration} viewBox="0 0 400 290" aria-hidden="true" focusable="false">
      <rect className={styles.sheet} x="8" y="118" width="384" height="120" rx="14" />
      <text className={styles.flow} x="376" y="146">
        <Translate values={{ flow }}>{'Flow {flow}'}</Translate>
      </text>
      <g className={styles.line}>
        <path d="M72 30v14M72 92v62" />
        {steps.map(({ name }, at) => (
          <path key={name} d={`M${left(at) + width} 193h22`} />
        ))}
        <path d={`M${end} 222v32a16 16 0 0 1-16 16h-8`} />
      </g>
      <g className={styles.arrow}>
        <path d="m66 39 6 8 6-8M66 152l6 8 6-8" />
        {steps.map(({ name }, at) => (
          <path key={name} d={`m${left(at + 1) - 10} 187 8 6-8 6`} />
        ))}
        <path d={`m${end - 20} 264-8 6 8 6`} />
      </g>
      <g className={styles.code}>
        <text x="8" y="20">
          {request}
        </text>
        <text className={styles.answer} x={end - 36} y="275">
          {response}
        </text>
      </g>
      <g className={styles.api}>
        <rect x="8" y="48" width="128" height="44" rx="10" />
        <text x="72" y="75">
          <Translate>API operation</Translate>
        </text>
      </g>
      <Step
        left={left(0)}
        width={width}
        text={<Translate>Trigger step</Translate>}
        note={<Translate>Settings of the flow</Translate>}
      />
      {steps.map(({ name, icon, description }, at) => (
        <Step
          key={name}
          left={left(at + 1)}
          width={width}
          icon={icon}
          text={name}
          note={description}
        />
      ))}
    </svg>
  );
}
