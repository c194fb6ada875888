import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

type Way = { label: string; to: string };

type Reader = {
  /** What the reader is here for. */
  title: string;
  text: string;
  ways: readonly Way[];
};

/** The kinds of readers, as the introduction names their roles, and where each begins. */
const readers: readonly Reader[] = [
  {
    title: 'You compose flows',
    text: 'You bind services together: mapping, routing and conditions, configured in Designer.',
    ways: [
      { label: 'Build a flow', to: '/docs/flow_builder/overview' },
      { label: 'Look up a step', to: '/docs/steps/steps_intro' },
      { label: 'Learn by a tutorial', to: '/docs/tutorials/tutorials_intro' },
    ],
  },
  {
    title: 'You develop APIs and connectors',
    text: 'You offer flows as APIs, and build the steps and connectors that others use.',
    ways: [
      { label: 'Take the quick start', to: '/docs/getting_started/quick_start_developers' },
      { label: 'Build an API', to: '/docs/api_builder/overview' },
      { label: 'Build a step of your own', to: '/docs/ace_cookbook/recipes/custom_step' },
    ],
  },
  {
    title: 'You run ACE',
    text: 'You install the services, configure them, and bring workspaces to your environments.',
    ways: [
      { label: 'Deploy', to: '/docs/deployment/overview' },
      { label: 'Configure the services', to: '/docs/intro/configuration' },
      { label: 'See what is new', to: '/docs/releases/overview' },
    ],
  },
];

/** Where each kind of reader goes from the home page, in one click. */
export default function ReaderPaths(): ReactNode {
  return (
    <div className={styles.readers}>
      {readers.map(({ title, text, ways }) => (
        <section key={title} className={styles.reader}>
          <Heading as="h2" className={styles.title}>
            {title}
          </Heading>
          <p>{text}</p>
          <ul>
            {ways.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
