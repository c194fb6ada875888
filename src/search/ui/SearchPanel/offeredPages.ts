import { translate } from '@docusaurus/Translate';
import goals from '@generated/content-data/default/goals.json';
import { recentPages } from '@site/src/browser/recentPages';
import type { SearchScope } from '@site/src/search/client';
import type { PageEntry } from './insights';

type Goal = (typeof goals)[string][number]['goal'];

/** The texts of the goals. */
const goalTexts: Record<Goal, () => string> = {
  quickStart: () =>
    translate({ id: 'search.goals.quickStart', message: 'Try ACE in a quick start' }),
  buildFlow: () => translate({ id: 'search.goals.buildFlow', message: 'Build a flow' }),
  buildApi: () => translate({ id: 'search.goals.buildApi', message: 'Build an API' }),
  findStep: () => translate({ id: 'search.goals.findStep', message: 'Find a step' }),
  handleErrors: () => translate({ id: 'search.goals.handleErrors', message: 'Handle errors' }),
  deploy: () => translate({ id: 'search.goals.deploy', message: 'Deploy to an environment' }),
};

/** The pages that the reader opened last, without the current one. */
export function lastPages(): PageEntry[] {
  return recentPages
    .list()
    .filter(([path]) => path !== window.location.pathname)
    .map(([path, title]) => ({ path, title }));
}

/** The pages for what readers often come for, in the version of a scope; for all versions, in the current one. */
export function goalsOf({ name }: SearchScope): PageEntry[] {
  const pages = goals[name] ?? Object.values(goals)[0] ?? [];
  return pages.map(({ goal, path }) => ({ path, title: goalTexts[goal]() }));
}
