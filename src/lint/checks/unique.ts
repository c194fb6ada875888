import type { CheckContext, Page } from '../page';

/** Requires that pages of a version have different paths, titles, and descriptions. */
export function checkUnique(page: Page, context: CheckContext): void {
  const siblings = [...context.pages.values()].filter(
    (other) => other.path !== page.path && other.versionDir === page.versionDir,
  );
  const report = (key: string, other: Page, remedy: string) =>
    page.reportValue(`The ${key} is also that of ${other.name}. ${remedy}`, key);
  for (const other of siblings) {
    if (other.slug === page.slug) {
      page.reportValue(
        `The address is also that of ${other.name}. Rename one of the files, or remove its "slug".`,
        'slug',
      );
    }
    for (const key of ['title', 'description']) {
      if (page.frontMatter[key] && page.frontMatter[key] === other.frontMatter[key]) {
        report(key, other, 'State what distinguishes this page.');
      }
    }
  }
}
