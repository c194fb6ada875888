import goals from './goalPages.json';

/** What readers often come for. */
export type Goal = keyof typeof goals;

/** The page of a goal in a version: its id and its path. */
export type GoalPage = { goal: Goal; path: string };

/**
 * Finds the pages of the goals in a version.
 * @param pathOf the path of a page of the version by its id; undefined if there is no such page
 * @throws Error if the version has none of the pages that are recorded for a goal
 */
export function goalPages(version: string, pathOf: (id: string) => string | undefined): GoalPage[] {
  return (Object.keys(goals) as Goal[]).map((goal) => {
    const path = goals[goal].flatMap((id) => pathOf(id) ?? [])[0];
    if (path === undefined) {
      throw new Error(
        `src/content/goalPages.json: ${version} has no page for the goal "${goal}": ${goals[goal].join(', ')}.`,
      );
    }
    return { goal, path };
  });
}
