import type { CheckContext, Page } from '../page';

/** Requires that pages of a version have different paths, titles, and descriptions. */
export function checkUnique(page: Page, { pages }: CheckContext): void {
  const isSame = (other: Page, key: string) =>
    page.frontMatter[key] && page.frontMatter[key] === other.frontMatter[key];
  for (const other of pages.values()) {
    if (other === page || other.versionDir !== page.versionDir) continue;
    page.report(
      page.lineOf('slug'),
      other.slug === page.slug &&
        `The address is also that of ${other.name}. Rename one of the files, or remove its "slug".`,
    );
    for (const key of ['title', 'description'])
      if (isSame(other, key))
        page.report(
          page.lineOf(key),
          `The ${key} is also that of ${other.name}. State what distinguishes this page.`,
        );
  }
}
