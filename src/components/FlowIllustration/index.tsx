import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** A request on its way through an API and a flow of three steps; decoration beside a text that says the same. */
export default function FlowIllustration(): ReactNode {
  return (
    <svg className={styles.illustration} viewBox="0 0 460 250" aria-hidden="true" focusable="false">
      <g className={styles.line}>
        <path d="M96 60h52" />
        <path d="M292 60h32a20 20 0 0 1 20 20v44" />
        <path d="M344 172v10a20 20 0 0 1-20 20h-44" />
        <path d="M152 202H96" />
      </g>
      <g className={styles.arrow}>
        <path d="m142 54 8 6-8 6" />
        <path d="m338 118 6 8 6-8" />
        <path d="m286 196-8 6 8 6" />
        <path d="m102 196-8 6 8 6" />
      </g>
      <g className={styles.code}>
        <text x="8" y="52">
          GET
        </text>
        <text x="8" y="72">
          /orders/7
        </text>
        <text x="8" y="198">
          200
        </text>
        <text x="8" y="218">
          {'{ total }'}
        </text>
      </g>
      <g className={styles.api}>
        <rect x="152" y="34" width="140" height="52" rx="10" />
        <text x="222" y="65">
          API operation
        </text>
      </g>
      <g className={styles.step}>
        <rect x="272" y="128" width="144" height="44" rx="10" />
        <text x="344" y="155">
          REST HTTP
        </text>
        <rect x="152" y="180" width="128" height="44" rx="10" />
        <text x="216" y="207">
          JSONATA Map
        </text>
      </g>
      <g className={styles.flow}>
        <rect x="132" y="106" width="306" height="136" rx="14" />
        <text x="148" y="130">
          Flow
        </text>
      </g>
    </svg>
  );
}
