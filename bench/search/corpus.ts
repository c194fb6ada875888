import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { questionsIn } from '../../src/content/questions';
import { pageSource, parsePage } from '../../src/built-pages/parse';
import pageSections from '../../src/search/plugin/pageSections';
import type { ParsedPage } from '../../src/search/core/sections';
import { pageFile } from '../../src/site/routes';
import { sitePath } from '../../src/site/paths';
import { pageAt } from '../../src/site/versions';

/**
 * The questions of the page at a route, which only its source has.
 * @throws Error if the page has no source
 */
function questionsAt(route: string): string[] {
  const page = pageAt(sitePath(route, '/'));
  const file = page && pageFile(page);
  if (!file) throw new Error(`${route} has no page in versioned_docs: build the site again.`);
  return questionsIn(readFileSync(file, 'utf8'));
}

/**
 * Splits built pages into sections as the build does, but without Docusaurus: questions are read from the sources,
 * tags and categories from the built page (the landing page of a category does not have the label of that category).
 * @param routes addresses of documentation pages
 */
export function crawlBuilt(build: string, routes: readonly string[]): ParsedPage[] {
  return routes.flatMap((url) => {
    const html = readFileSync(join(build, url, 'index.html'), 'utf8');
    const parsed = pageSections(parsePage(pageSource(html, 'article')), { content: 'article' });
    if (!parsed) return [];
    const $ = load(html);
    const texts = (selector: string) =>
      $(selector)
        .map((_, element) => $(element).text().trim())
        .get();
    return [
      {
        ...parsed,
        url,
        type: 'docs' as const,
        tags: [...new Set(texts('article footer [rel="tag"]'))],
        // The last one is the page.
        sidebarParentCategories: texts('.theme-doc-breadcrumbs .breadcrumbs__link')
          .slice(0, -1)
          .filter(Boolean),
        questions: questionsAt(url),
      },
    ];
  });
}
