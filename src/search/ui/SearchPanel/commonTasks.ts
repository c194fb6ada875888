import { translate } from '@docusaurus/Translate';
import tasks from '@generated/content-data/default/goals.json';
import type { SearchScope } from '@site/src/search/client';

type TaskName = (typeof tasks)[string][number]['goal'];

/** What readers often come for, and the page for it. */
export type Task = { path: string; title: string };

const titles: Record<TaskName, () => string> = {
  quickStart: () =>
    translate({ id: 'search.tasks.quickStart', message: 'Try ACE in a quick start' }),
  buildFlow: () => translate({ id: 'search.tasks.buildFlow', message: 'Build a flow' }),
  buildApi: () => translate({ id: 'search.tasks.buildApi', message: 'Build an API' }),
  findStep: () => translate({ id: 'search.tasks.findStep', message: 'Find a step' }),
  handleErrors: () => translate({ id: 'search.tasks.handleErrors', message: 'Handle errors' }),
  deploy: () => translate({ id: 'search.tasks.deploy', message: 'Deploy to an environment' }),
};

/** The common tasks in the version of a scope; for all versions, in the current one. */
export function commonTasks({ name }: SearchScope): Task[] {
  const pages = tasks[name] ?? Object.values(tasks)[0] ?? [];
  return pages.map(({ goal, path }) => ({ path, title: titles[goal]() }));
}
