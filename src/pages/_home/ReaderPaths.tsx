import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import styles from './ReaderPaths.lazy.module.css';

/** The kinds of readers, by the roles in the introduction, with their first pages. */
const readers = () => [
  {
    title: translate({ message: 'You build flows' }),
    text: translate({
      message: 'You combine services: you configure mapping, routing and conditions in Designer.',
    }),
    links: [
      { label: translate({ message: 'Build a flow' }), to: '/docs/flow_builder/overview' },
      { label: translate({ message: 'Look up a step' }), to: '/docs/steps/steps_intro' },
      { label: translate({ message: 'Follow a tutorial' }), to: '/docs/tutorials/tutorials_intro' },
      { label: translate({ message: 'Try a flow in the browser' }), to: '/playground/' },
    ],
  },
  {
    title: translate({ message: 'You build APIs and connectors' }),
    text: translate({
      message: 'You expose flows as APIs, and build the steps and connectors that others use.',
    }),
    links: [
      {
        label: translate({ message: 'Follow the quick start' }),
        to: '/docs/getting_started/quick_start_developers',
      },
      { label: translate({ message: 'Build an API' }), to: '/docs/api_builder/overview' },
      {
        label: translate({ message: 'Build a custom step' }),
        to: '/docs/ace_cookbook/recipes/custom_step',
      },
    ],
  },
  {
    title: translate({ message: 'You operate ACE' }),
    text: translate({
      message:
        'You install and configure the services, and deploy workspaces to your environments.',
    }),
    links: [
      { label: translate({ message: 'Deploy' }), to: '/docs/deployment/overview' },
      { label: translate({ message: 'Configure the services' }), to: '/docs/intro/configuration' },
      { label: translate({ message: 'See what is new' }), to: '/docs/releases/overview' },
    ],
  },
];

/** Links for each kind of reader on the home page. */
export default function ReaderPaths(): ReactNode {
  return (
    <div className={styles.readers}>
      {readers().map(({ title, text, links }) => (
        <section key={title} className={styles.reader}>
          <Heading as="h2" className={styles.title}>
            {title}
          </Heading>
          <p>{text}</p>
          <ul>
            {links.map(({ label, to }) => (
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
