import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { questionsIn } from '../../src/content/questions';
import { pageSource, parsePage } from '../../src/plugins/built-pages/parse';
import type { ParsedPage } from '../../src/search/core/sections';
import pageSections from '../../src/search/plugin/pageSections';
import { pageFile, pageRoutes } from '../../src/site/routes';
import { pageAt } from '../../src/site/versions';
import { type JudgedVersion, versionOf } from './queries';

/** A documentation page with everything that an engine may index. */
export type CorpusPage = ParsedPage & { html: string; keywords: string; questions: string[] };

/**
 * The questions of the page at a route, which only its source has.
 * @throws Error if the page has no source
 */
function questionsAt(route: string): string[] {
  const page = pageAt(route);
  const file = page && pageFile(page);
  if (!file) throw new Error(`${route} has no page in versioned_docs: build the site again.`);
  return questionsIn(readFileSync(file, 'utf8'));
}

/**
 * Splits the built pages of a version into sections as the build does, but without Docusaurus: tags and categories are
 * read from the built page (the landing page of a category does not have the label of that category).
 * @param routes paths of documentation pages; default: those of the site
 */
export function crawlBuilt(
  build: string,
  version: JudgedVersion,
  routes: readonly string[] = pageRoutes,
): CorpusPage[] {
  return routes
    .filter((route) => versionOf(route) === version)
    .flatMap((url) => {
      const html = readFileSync(join(build, url, 'index.html'), 'utf8');
      const parsed = pageSections(parsePage(pageSource(html, 'article')), { content: 'article' });
      if (!parsed) return [];
      const $ = load(html);
      const stringsAt = (selector: string) =>
        $(selector)
          .map((_, element) => $(element).text().trim())
          .get();
      return [
        {
          ...parsed,
          url,
          html,
          type: 'docs' as const,
          tags: [...new Set(stringsAt('article footer [rel="tag"]'))],
          // The last one is the page.
          sidebarParentCategories: stringsAt('.theme-doc-breadcrumbs .breadcrumbs__link')
            .slice(0, -1)
            .filter(Boolean),
          keywords: parsed.keywords ?? '',
          questions: questionsAt(url),
        },
      ];
    });
}
