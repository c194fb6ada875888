import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import { faultsOf } from '../../content/schema';
import type { CheckContext, Page } from '../page';
import { suggestion } from '../../content/suggestion';
import schema from '../../../versioned_docs/front-matter.schema.json';

function checkTags(page: Page, tags: ReadonlySet<string>): void {
  const { tags: value } = page.frontMatter;
  const given = Array.isArray(value) ? value.map(String) : [];
  // A list with an error has no tags; it is reported.
  for (const tag of tags.size === 0 ? [] : given)
    page.report(
      page.lineOf('tags'),
      !tags.has(tag) &&
        `The tag "${tag}" is not on the list. ${suggestion(tag, [...tags])} They are in versioned_docs/tags.yml.`,
    );
}

/** Reports keywords that the search has already; the schema of the front matter says what a keyword is. */
function checkKeywords(page: Page): void {
  const { keywords, title } = page.frontMatter;
  const known = new Map([
    [String(title).trim().toLowerCase(), 'is the title, which the search knows already.'],
  ]);
  for (const [at, given] of Array.isArray(keywords) ? keywords.entries() : []) {
    const keyword = String(given).trim().replace(/\s+/g, ' ').toLowerCase();
    const problem = known.get(keyword);
    page.report(page.lineOf('keywords', at), problem && `The keyword "${keyword}" ${problem}`);
    known.set(keyword, 'is in the list twice. Remove one.');
  }
}

/** Docusaurus writes the front matter into a module without escaping a backslash, which then is read as an escape. */
function checkBackslashes(page: Page): void {
  for (const [key, value] of Object.entries(page.frontMatter))
    page.report(
      page.lineOf(key),
      // "review" is not part of the built page (src/markdown/front-matter.ts).
      key !== 'review' &&
        JSON.stringify(value).includes('\\\\') &&
        `The value of "${key}" has a backslash, which is lost on the page. Write it without.`,
    );
}

/** Reports the values that stop a build, whose message names no file. */
function checkSchema(page: Page): void {
  const { error } = DocFrontMatterSchema.validate(page.frontMatter, { abortEarly: false });
  for (const { path, message } of error?.details ?? [])
    page.report(
      page.lineOf(...path),
      !Object.hasOwn(schema.properties, path[0] ?? '') &&
        `The front matter stops the build: ${message}. Correct or remove the value.`,
    );
}

export function checkFrontMatter(page: Page, context: CheckContext): void {
  for (const { path, message } of faultsOf(schema, page.frontMatter))
    page.report(page.lineOf(...path), message);
  const { isStep } = page;
  page.report(
    page.lineOf('step'),
    isStep !== (page.frontMatter.step !== undefined) &&
      (isStep ? 'A step page needs "step:" with its group.' : 'Only step pages have "step:".'),
  );
  checkTags(page, context.tags);
  checkKeywords(page);
  checkBackslashes(page);
  checkSchema(page);
}
