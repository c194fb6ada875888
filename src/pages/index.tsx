import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import home from '@generated/content-data/default/home.json';
import EarlyPaint from '@site/src/components/EarlyPaint';
import InlineMarkdown from '@site/src/components/InlineMarkdown';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import HeroSearch from '@site/src/search/ui/HeroSearch';
import { pageAddress } from '@site/src/site/pageAddress';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import Example from './_home/Example';
import ReaderPaths from './_home/ReaderPaths';
import Steps from './_home/Steps';
import styles from './index.lazy.module.css';

function Hero(): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={clsx('container', styles.columns)}>
        <div>
          <Heading as="h1" className={styles.title}>
            <Translate>Compose APIs from flows and steps</Translate>
          </Heading>
          <p className={styles.lead}>
            <Translate>
              ACE, the API Composition Engine, connects your systems and exposes the result as an
              API. You build the flow; ACE runs it.
            </Translate>
          </p>
          <HeroSearch />
          <p className={styles.actions}>
            <Link
              className="button button--primary button--lg"
              to="/docs/getting_started/quick_start_developers"
            >
              <Translate>Quick start</Translate>
            </Link>
            <Link className="button button--outline button--primary button--lg" to="/docs/">
              <Translate>What is ACE?</Translate>
            </Link>
          </p>
        </div>
        <Example />
      </div>
    </div>
  );
}

/** The newest recorded change of the current version. */
function News(): ReactNode {
  if (!home.news) return null;
  const { release, sentence, to } = home.news;
  return (
    <p className={styles.news}>
      <Link to={to}>
        <Translate values={{ release }}>{'Newest recorded change: {release}'}</Translate>
      </Link>
      {': '}
      <InlineMarkdown text={sentence} />
    </p>
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
        <EarlyPaint />
        <div className={clsx('container', styles.below)}>
          <News />
          <ReaderPaths />
          <Steps />
          {oldest && !oldest.isLast && (
            <p className={styles.older}>
              <Translate
                values={{
                  version: oldest.label,
                  documentation: <Link to={pageAddress(oldest.path)}>{oldest.label}</Link>,
                  guide: (
                    <Link to={`/docs/guides/how_to_migrate_from_${oldest.name}`}>
                      <Translate values={{ version: oldest.label }}>
                        {'migration guide from {version}'}
                      </Translate>
                    </Link>
                  ),
                }}
              >
                {'Using {version}? Read the {documentation} documentation, or follow the {guide}.'}
              </Translate>
            </p>
          )}
        </div>
      </main>
    </Layout>
  );
}
