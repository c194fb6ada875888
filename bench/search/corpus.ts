import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { readQuestions } from '../../src/content/questions';
import { parsePage } from '../../src/built-pages';
import type { ParsedPage } from '../../src/search/core/sections';
import pageSections from '../../src/search/plugin/pageSections';
import { pageRoutes } from '../../src/site/pageFiles';
import { pageAt } from '../../src/site/versions';
import type { JudgedVersion } from './queries';

/** A documentation page with everything that an engine may index. */
export type CorpusPage = ParsedPage & { keywords: string; questions: string[] };

/**
 * Splits the built pages of a version into sections as the build does, but without Docusaurus: tags and categories are
 * read from the built page.
 */
export function crawlBuilt(build: string, version: JudgedVersion): CorpusPage[] {
  const questionsOf = readQuestions(process.cwd());
  return pageRoutes.flatMap((url) => {
    const key = pageAt(url);
    if (key?.version !== version) return [];
    const html = readFileSync(join(build, url, 'index.html'), 'utf8');
    const parsed = pageSections(parsePage(html, 'article'), 'article');
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
        type: 'docs' as const,
        tags: [...new Set(stringsAt('article footer [rel="tag"]'))],
        // The last one is the page.
        sidebarParentCategories: stringsAt('.theme-doc-breadcrumbs .breadcrumbs__link')
          .slice(0, -1)
          .filter(Boolean),
        keywords: parsed.keywords ?? '',
        questions: questionsOf(key),
      },
    ];
  });
}
