import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

type ReaderPath = { title: string; to: string; text: string };

/** Where each kind of reader goes from the home page, in one click. */
const paths: readonly ReaderPath[] = [
  {
    title: 'Start',
    to: '/docs/getting_started/quick_start_developers',
    text: 'Open a workspace, run your first flow and call your first API.',
  },
  {
    title: 'Build a flow',
    to: '/docs/flow_builder/overview',
    text: 'Documents, steps, expressions, variables, errors and debugging.',
  },
  {
    title: 'Build an API',
    to: '/docs/api_builder/overview',
    text: 'Operations with a path, a method, schemas and a flow behind them.',
  },
  {
    title: 'Look up a step',
    to: '/docs/steps/steps_intro',
    text: 'Every step type with its options, an example and what goes wrong.',
  },
  {
    title: 'Deploy',
    to: '/docs/deployment/overview',
    text: 'Bring a workspace from git to the runtime server, and keep it there.',
  },
  {
    title: 'See what is new',
    to: '/docs/releases/overview',
    text: 'What changed in which release, and what an upgrade asks of you.',
  },
];

export default function ReaderPaths(): ReactNode {
  return (
    <ul className={styles.paths}>
      {paths.map(({ title, to, text }) => (
        <li key={to} className={styles.path}>
          <Heading as="h2" className={styles.title}>
            <Link to={to} className={styles.link}>
              {title}
            </Link>
          </Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
