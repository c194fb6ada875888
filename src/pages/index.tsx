import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import home from '@generated/content-data/default/home.json';
import { MDXProvider } from '@mdx-js/react';
import CodeBlock from '@site/src/components/CodeBlock';
import EarlyPaint from '@site/src/components/EarlyPaint';
import { iconClass } from '@site/src/content/steps/iconClass';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { pageAddress } from '@site/src/site/pageAddress';
import clsx from 'clsx';
import React, { Fragment, type ReactNode } from 'react';
import Hero from './_home/hero.mdx';
import Readers from './_home/readers.mdx';
import steps from './_home/steps.lazy.module.css';
import styles from './index.lazy.module.css';

/** The newest recorded change of the current version. */
function News(): ReactNode {
  if (!home.news) return null;
  const { newest, release, html, to } = home.news;
  return (
    <p className={styles.news}>
      <Translate values={{ newest }}>{'Covers releases up to {newest}.'}</Translate>{' '}
      <Link to={to}>
        <Translate values={{ release }}>
          {'The newest with a recorded change is {release}'}
        </Translate>
      </Link>
      {': '}
      <span dangerouslySetInnerHTML={{ __html: html }} />
    </p>
  );
}

const count = home.groups.reduce((sum, group) => sum + group.steps.length, 0);

/** The groups of steps; each leads to its part of the catalogue. */
function Steps(): ReactNode {
  return (
    <section>
      <Heading as="h2" className={steps.title}>
        <Translate values={{ count: String(count) }}>{'{count} steps, ready to use'}</Translate>
      </Heading>
      <ul className={steps.groups}>
        {home.groups.map(({ name, to, icon, steps: names }) => (
          <li key={name}>
            <span className={`step-icon ${iconClass(icon)}`} aria-hidden="true" />
            <Link to={to}>{name}</Link>
            <p>{names.join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Leads readers of the oldest version to its pages, and to the guide from there. */
function OldestVersion(): ReactNode {
  const oldest = useVersions('default').at(-1);
  if (!oldest || oldest.isLast) return null;
  const guide = (
    <Link to={`/docs/guides/how_to_migrate_from_${oldest.name}`}>
      <Translate values={{ version: oldest.label }}>{'migration guide from {version}'}</Translate>
    </Link>
  );
  const documentation = <Link to={pageAddress(oldest.path)}>{oldest.label}</Link>;
  return (
    <p className={styles.older}>
      <Translate values={{ version: oldest.label, documentation, guide }}>
        {'Using {version}? Read the {documentation} documentation, or follow the {guide}.'}
      </Translate>
    </p>
  );
}

/** The home page: what ACE is, and the first pages for each kind of reader. */
export default function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout description={siteConfig.tagline}>
      <MDXProvider components={{ a: Link, code: CodeBlock, pre: Fragment }}>
        <main>
          <div className={styles.hero}>
            <div className={clsx('container', styles.columns)}>
              <Hero />
            </div>
          </div>
          <EarlyPaint />
          <div className={clsx('container', styles.below)}>
            <News />
            <Readers />
            <Steps />
            <OldestVersion />
          </div>
        </main>
      </MDXProvider>
    </Layout>
  );
}
