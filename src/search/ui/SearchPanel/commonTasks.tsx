import Link, { type Props as LinkProps } from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import tasks from '@generated/content-data/default/common-tasks.json';
import React, { type ReactNode } from 'react';

type TaskName = (typeof tasks)[string][number]['task'];

/** What readers often come for, and the page for it. */
export type Task = { path: string; title: string };

const titles: Record<TaskName, () => string> = {
  quickStart: () => translate({ message: 'Try ACE in a quick start' }),
  buildFlow: () => translate({ message: 'Build a flow' }),
  buildApi: () => translate({ message: 'Build an API' }),
  findStep: () => translate({ message: 'Find a step' }),
  handleErrors: () => translate({ message: 'Handle errors' }),
  deploy: () => translate({ message: 'Deploy to an environment' }),
};

/** The common tasks in the version of a scope, by its name; for all versions, in the current one. */
export function commonTasks(scope = ''): Task[] {
  const pages = tasks[scope] ?? Object.values(tasks)[0] ?? [];
  return pages.map(({ task, path }) => ({ path, title: titles[task]() }));
}

type Props = Pick<LinkProps, 'onClick' | 'className'> & { scope: string | undefined };

/** The list of them. */
export const CommonTasks = ({ scope, onClick, className }: Props): ReactNode => (
  <ul className={className}>
    {commonTasks(scope).map(({ path, title }) => (
      <li key={path}>
        <Link to={path} onClick={onClick}>
          {title}
        </Link>
      </li>
    ))}
  </ul>
);
