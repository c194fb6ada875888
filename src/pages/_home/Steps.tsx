import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import home from '@generated/content-data/default/home.json';
import StepIcon from '@site/src/components/StepIcon';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import styles from './Steps.lazy.module.css';

const count = home.groups.reduce((sum, { steps }) => sum + steps.length, 0);

/** The groups of steps; each leads to its part of the catalogue. */
export default function Steps(): ReactNode {
  return (
    <section>
      <Heading as="h2" className={styles.title}>
        <Translate values={{ count: String(count) }}>{'{count} steps, ready to use'}</Translate>
      </Heading>
      <ul className={styles.groups}>
        {home.groups.map(({ name, to, icon, steps }) => (
          <li key={name}>
            <StepIcon position={icon} />
            <Link to={to}>{name}</Link>
            <p>{steps.join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
