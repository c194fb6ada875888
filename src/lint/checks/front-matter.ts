import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import { faultsOf } from '../../content/schema';
import type { CheckContext, Page } from '../page';
import { suggestion } from '../../content/suggestion';
import schema from '../../../versioned_docs/front-matter.schema.json';

/** Reports what the schema of the front matter does not allow. */
function checkForm(page: Page): void {
  for (const { path, message } of faultsOf(schema, page.frontMatter))
    page.reportValue(message, ...path);
}

function checkTags(page: Page, tags: ReadonlySet<string>): void {
  // A list with an error has no tags; it is reported.
  if (tags.size === 0) return;
  const value = page.frontMatter.tags;
  for (const tag of Array.isArray(value) ? value.map(String) : []) {
    if (tags.has(tag)) continue;
    page.reportValue(
      `The tag "${tag}" is not on the list. ${suggestion(tag, [...tags])} They are in versioned_docs/tags.yml.`,
      'tags',
    );
  }
}

function checkStep(page: Page): void {
  const isStep = page.isStep;
  if (isStep === (page.frontMatter.step !== undefined)) return;
  page.reportValue(
    isStep ? 'A step page needs "step:" with its group.' : 'Only step pages have "step:".',
    'step',
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
    if (problem) page.reportValue(`The keyword "${keyword}" ${problem}`, 'keywords', at);
    known.set(keyword, 'is in the list twice. Remove one.');
  }
}

/** Docusaurus writes the front matter into a module without escaping a backslash, which then is read as an escape. */
function checkBackslashes(page: Page): void {
  for (const [key, value] of Object.entries(page.frontMatter)) {
    // "review" is not part of the built page (src/markdown/front-matter.ts).
    if (key === 'review' || !JSON.stringify(value).includes('\\\\')) continue;
    page.reportValue(
      `The value of "${key}" has a backslash, which is lost on the page. Write it without.`,
      key,
    );
  }
}

/** Reports the values that stop a build, whose message names no file. */
function checkSchema(page: Page): void {
  const { error } = DocFrontMatterSchema.validate(page.frontMatter, { abortEarly: false });
  for (const { path, message } of error?.details ?? []) {
    const [key = ''] = path.map(String);
    if (Object.hasOwn(schema.properties, key)) continue;
    page.reportValue(
      `The front matter stops the build: ${message}. Correct or remove the value.`,
      ...path,
    );
  }
}

/** Checks the front matter of a page. */
export function checkFrontMatter(page: Page, context: CheckContext): void {
  checkForm(page);
  checkTags(page, context.tags);
  checkKeywords(page);
  checkStep(page);
  checkBackslashes(page);
  checkSchema(page);
}
