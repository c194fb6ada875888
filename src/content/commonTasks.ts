import tasks from './common-tasks.json';

/** What readers often come for. */
export type CommonTask = keyof typeof tasks;

/** The page of a task in a version: its id and its path. */
export type CommonTaskPage = { task: CommonTask; path: string };

/**
 * Finds the pages of the tasks in a version.
 * @param pathOf the path of a page of the version by its id; undefined if there is no such page
 * @throws Error if the version has none of the pages that are recorded for a task
 */
export function commonTaskPages(
  version: string,
  pathOf: (id: string) => string | undefined,
): CommonTaskPage[] {
  return (Object.keys(tasks) as CommonTask[]).map((task) => {
    const path = tasks[task].flatMap((id) => pathOf(id) ?? [])[0];
    if (path === undefined) {
      throw new Error(
        `src/content/common-tasks.json: ${version} has no page for the task "${task}": ${tasks[task].join(', ')}.`,
      );
    }
    return { task, path };
  });
}
