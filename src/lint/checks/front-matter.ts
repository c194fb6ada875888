import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import { faultsOf } from '../../content/schema';
import { isStepPage, type Page } from '../page';
import { suggestion } from '../suggestion';
import type { CheckContext } from './context';
import schema from '../../../versioned_docs/front-matter.schema.json';

/** Reports what the schema of the front matter does not allow. */
function checkForm(page: Page): void {
  for (const { path, message } of faultsOf(schema, page.frontMatter))
    page.file.message(message, { line: page.lineOf(...path), column: 1 });
}

function checkTags(page: Page, tags: ReadonlySet<string>): void {
  // A list with an error has no tags; it is reported.
  if (tags.size === 0) return;
  const value = page.frontMatter.tags;
  for (const tag of Array.isArray(value) ? value.map(String) : []) {
    if (tags.has(tag)) continue;
    page.file.message(
      `The tag "${tag}" is not on the list. ${suggestion(tag, [...tags])} They are in versioned_docs/tags.yml.`,
      { line: page.lineOf('tags'), column: 1 },
    );
  }
}

function checkStep(page: Page): void {
  const isStep = isStepPage(page);
  if (isStep === (page.frontMatter.step !== undefined)) return;
  page.file.message(
    isStep ? 'A step page needs "step:" with its group.' : 'Only step pages have "step:".',
    { line: page.lineOf('step'), column: 1 },
  );
}

/** Docusaurus writes the front matter into a module without escaping a backslash, which then is read as an escape. */
function checkBackslashes(page: Page): void {
  for (const [key, value] of Object.entries(page.frontMatter)) {
    // "review" is not part of the built page (src/markdown/front-matter.ts).
    if (key === 'review' || !JSON.stringify(value).includes('\\\\')) continue;
    page.file.message(
      `The value of "${key}" has a backslash, which is lost on the page. Write it without.`,
      { line: page.lineOf(key), column: 1 },
    );
  }
}

/** Reports the values that stop a build, whose message names no file. */
function checkSchema(page: Page): void {
  const { error } = DocFrontMatterSchema.validate(page.frontMatter, { abortEarly: false });
  for (const { path, message } of error?.details ?? []) {
    const [key = ''] = path.map(String);
    if (Object.hasOwn(schema.properties, key)) continue;
    page.file.message(
      `The front matter stops the build: ${message}. Correct or remove the value.`,
      { line: page.lineOf(...path), column: 1 },
    );
  }
}

/** Checks the front matter of a page. */
export function checkFrontMatter(page: Page, context: CheckContext): void {
  checkForm(page);
  checkTags(page, context.tags);
  checkStep(page);
  checkBackslashes(page);
  checkSchema(page);
}
