import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReleaseFacts } from '@site/src/content/pageData';
import React, { type ReactNode } from 'react';
import styles from './styles.lazy.module.css';

type ListProps = { title: ReactNode; features: ReleaseFacts['features']['has'] };

function FeatureList({ title, features }: ListProps): ReactNode {
  return (
    features.length > 0 && (
      <>
        <h3>{title}</h3>
        <ul className={styles.features}>
          {features.map(({ to, feature, release }) => (
            <li key={feature}>
              <Link to={to}>{feature}</Link>
              {` (${release})`}
            </li>
          ))}
        </ul>
      </>
    )
  );
}

/** The features with a known release: those that this release has, and those that came later. */
export default function ReleaseFeatures({ facts }: { facts: ReleaseFacts }): ReactNode {
  const { release, features } = facts;
  return (
    <>
      <p>
        <Translate>Only features whose release is known are listed here.</Translate>
      </p>
      <FeatureList
        title={<Translate values={{ release }}>{'Available in {release}'}</Translate>}
        features={features.has}
      />
      <FeatureList
        title={<Translate values={{ release }}>{'Added after {release}'}</Translate>}
        features={features.lacks}
      />
    </>
  );
}
