import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { readQuestions } from '../../src/content/questions';
import { parsePage } from '../../src/built-pages';
import pageSections, { type PageSections } from '../../src/search/plugin/pageSections';
import { pageRoutes } from '../../src/site/pageFiles';
import { pageAt } from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';
import type { JudgedVersion } from './queries';

/** A documentation page with everything that an engine may index. */
export type CorpusPage = PageSections & { url: string; tags: string[]; questions: string[] };

/** Splits the built pages of a version into sections as the build does, but without Docusaurus: it reads the tags from the page. */
export function crawlBuilt(version: JudgedVersion): CorpusPage[] {
  const questionsOf = readQuestions(process.cwd());
  return pageRoutes.flatMap((url) => {
    const key = pageAt(url);
    if (key?.version !== version) return [];
    const html = readFileSync(join(builds.site.dir, url, 'index.html'), 'utf8');
    const parsed = pageSections(parsePage(html, 'article'), 'article');
    if (!parsed) return [];
    const $ = load(html);
    const tags = $('article footer [rel="tag"]').map((_, tag) => $(tag).text().trim());
    return [{ ...parsed, url, tags: [...new Set(tags.get())], questions: questionsOf(key) }];
  });
}
