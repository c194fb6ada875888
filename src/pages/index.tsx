import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import FlowIllustration from '@site/src/components/FlowIllustration';
import ReaderPaths from '@site/src/components/ReaderPaths';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, { type ReactNode } from 'react';
import styles from './index.module.css';

function Hero(): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={`container ${styles.columns}`}>
        <div>
          <Heading as="h1" className={styles.title}>
            Compose APIs out of flows and steps
          </Heading>
          <p className={styles.lead}>
            ACE, the API Composition Engine, connects the systems you have and offers the result as
            an API. You draw the flow; ACE runs it.
          </p>
          <p className={styles.actions}>
            <Link
              className="button button--primary button--lg"
              to="/docs/getting_started/quick_start_developers"
            >
              Quick start
            </Link>
            <Link className="button button--outline button--primary button--lg" to="/docs/">
              What is ACE?
            </Link>
          </p>
        </div>
        <FlowIllustration />
      </div>
    </div>
  );
}

/** The home page: what ACE is, and a way on for each kind of reader. */
export default function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const oldest = useVersions('default').at(-1);
  return (
    <Layout description={siteConfig.tagline}>
      <main>
        <Hero />
        <div className={`container ${styles.below}`}>
          <ReaderPaths />
          {oldest && !oldest.isLast && (
            <p className={styles.older}>
              You run {oldest.label}? Its documentation stays:{' '}
              <Link to={`${oldest.path}/`}>{oldest.label}</Link>. To move on, follow the{' '}
              <Link to="/docs/guides/how_to_migrate_from_ace4">migration guide from ACE 4</Link>.
            </p>
          )}
        </div>
      </main>
    </Layout>
  );
}
