import Translate from '@docusaurus/Translate';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** The steps of the flow in the illustration, from left to right: name, x position, width. */
const steps = [
  ['REST HTTP', 40, 112],
  ['JSONATA Map', 180, 132],
  ['Response', 340, 100],
] as const;

/** Not translated: HTTP is the same in all languages. */
const request = 'GET /orders/7';
const response = '200 { "total": 49 }';

/**
 * A request that passes through an API and a flow of three steps. Decorative: the text next to it has the same content.
 */
export default function FlowIllustration(): ReactNode {
  return (
    <svg className={styles.illustration} viewBox="0 0 480 300" aria-hidden="true" focusable="false">
      <rect className={styles.sheet} x="16" y="126" width="448" height="118" rx="14" />
      <text className={styles.flow} x="36" y="156">
        <Translate id="flowIllustration.flow" description="Label in the picture of the home page">
          Flow
        </Translate>
      </text>
      <g className={styles.line}>
        <path d="M132 50h36" />
        <path d="M240 78v10a14 14 0 0 1-14 14H110a14 14 0 0 0-14 14v52" />
        <path d="M152 194h26" />
        <path d="M312 194h26" />
        <path d="M390 220v42a16 16 0 0 1-16 16h-96" />
      </g>
      <g className={styles.arrow}>
        <path d="m161 44 8 6-8 6" />
        <path d="m90 161 6 8 6-8" />
        <path d="m171 188 8 6-8 6" />
        <path d="m331 188 8 6-8 6" />
        <path d="m285 272-8 6 8 6" />
      </g>
      <g className={styles.code}>
        <text x="16" y="55">
          {request}
        </text>
        <text className={styles.answer} x="268" y="283">
          {response}
        </text>
      </g>
      <g className={styles.api}>
        <rect x="170" y="22" width="140" height="56" rx="10" />
        <text x="240" y="55">
          <Translate
            id="flowIllustration.operation"
            description="Label in the picture of the home page"
          >
            API operation
          </Translate>
        </text>
      </g>
      {steps.map(([name, left, width]) => (
        <g key={name} className={styles.step}>
          <rect x={left} y="170" width={width} height="50" rx="10" />
          <text x={left + width / 2} y="200">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}
