import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import InlineMarkdown from '@site/src/components/InlineMarkdown';
import StepIcon from '@site/src/components/StepIcon';
import type { CatalogueStep } from '@site/src/content/steps/catalogue';
import ChangeBadge from '@site/src/components/ChangeBadge';
import React, { type ReactNode } from 'react';
import styles from './styles.lazy.module.css';

/** What the other version has: the same step, one with another name, or none. */
function otherVersionMessage(
  step: CatalogueStep,
  { version, name }: CatalogueStep['others'][number],
) {
  if (name === null) {
    return translate({ message: 'Not in {version}' }, { version });
  }
  return step.name.startsWith(name)
    ? translate({ message: 'Also in {version}' }, { version })
    : translate({ message: '{name} in {version}' }, { version, name });
}

/** A step in the catalogue: the whole card is the link to its page. */
export default function StepCard({ step }: { step: CatalogueStep }): ReactNode {
  return (
    <li className={styles.card}>
      <StepIcon position={step.icon} />
      <div className={styles.text}>
        <Link to={step.to}>{step.name}</Link>{' '}
        {step.stepType && <code data-search-ignore="">{step.stepType}</code>}
        <p>
          <InlineMarkdown text={step.summary} />
        </p>
        <p className={styles.facts} data-search-ignore="">
          {step.releases.map(({ id, ...badge }) => (
            <ChangeBadge key={id} {...badge} />
          ))}
          {step.others.map((other) => otherVersionMessage(step, other)).join(' · ')}
        </p>
      </div>
    </li>
  );
}
