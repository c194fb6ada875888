import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import FlowIllustration from '@site/src/components/FlowIllustration';
import ReaderPaths from '@site/src/components/ReaderPaths';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { pageAddress } from '@site/src/site/pageAddress';
import React, { type ReactNode } from 'react';
import styles from './index.module.css';

function Hero(): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={`container ${styles.columns}`}>
        <div>
          <Heading as="h1" className={styles.title}>
            <Translate id="home.title" description="Title of the home page">
              Compose APIs out of flows and steps
            </Translate>
          </Heading>
          <p className={styles.lead}>
            <Translate id="home.lead" description="First paragraph of the home page">
              ACE, the API Composition Engine, connects the systems you have and offers the result
              as an API. You draw the flow; ACE runs it.
            </Translate>
          </p>
          <p className={styles.actions}>
            <Link
              className="button button--primary button--lg"
              to="/docs/getting_started/quick_start_developers"
            >
              <Translate id="home.start" description="Button of the home page">
                Quick start
              </Translate>
            </Link>
            <Link className="button button--outline button--primary button--lg" to="/docs/">
              <Translate id="home.about" description="Button of the home page">
                What is ACE?
              </Translate>
            </Link>
          </p>
        </div>
        <FlowIllustration />
      </div>
    </div>
  );
}

/** The home page: what ACE is, and the first pages for each kind of reader. */
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
              <Translate
                id="home.older"
                description="Last sentence of the home page"
                values={{
                  version: oldest.label,
                  documentation: <Link to={pageAddress(oldest.path)}>{oldest.label}</Link>,
                  guide: (
                    <Link to="/docs/guides/how_to_migrate_from_ace4">
                      <Translate id="home.older.guide" description="Link in the last sentence">
                        migration guide from ACE 4
                      </Translate>
                    </Link>
                  ),
                }}
              >
                {
                  'You run {version}? Its documentation stays: {documentation}. To move on, follow the {guide}.'
                }
              </Translate>
            </p>
          )}
        </div>
      </main>
    </Layout>
  );
}
