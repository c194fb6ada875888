import { DocFrontMatterSchema } from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import { isStepPage, type Page } from '../page';
import { suggestion } from '../suggestion';
import type { CheckContext } from './context';

const STEP_GROUPS = [
  'Logic',
  'Data transformation',
  'Network requests',
  'Database access',
  'Utility',
  'Data validation',
];

function checkText(page: Page, key: string, min: number, max: number): void {
  const value = page.frontMatter[key];
  const at = { line: page.lineOf(key), column: 1 };
  if (typeof value === 'number' || typeof value === 'boolean') {
    page.file.message(`The ${key} is a ${typeof value}. Quote it: "${key}: '${value}'".`, at);
  } else if (typeof value !== 'string' || value.trim() === '') {
    page.file.message(`The page has no ${key}. Add "${key}: ..." to its front matter.`, at);
  } else if (value.length < min || value.length > max) {
    page.file.message(
      `The ${key} has ${value.length} characters; write ${min} to ${max}, so that a result list does not truncate it.`,
      at,
    );
  }
}

function checkTags(page: Page, tags: ReadonlySet<string>): void {
  const at = { line: page.lineOf('tags'), column: 1 };
  const value = page.frontMatter.tags;
  const list = Array.isArray(value) ? value : [];
  if (list.length < 1 || list.length > 4) {
    page.file.message('The page needs one to four tags: "tags: [steps, logic]".', at);
  }
  for (const tag of list) {
    if (!tags.has(String(tag))) {
      page.file.message(
        `The tag "${tag}" is not on the list. ${suggestion(String(tag), [...tags])} They are in versioned_docs/tags.yml.`,
        at,
      );
    }
  }
}

type StepEntry = { group?: unknown; stepType?: unknown; summary?: unknown };

/** The summary stands on a card of the step catalogue. */
const SUMMARY_LENGTH = 80;
const isSummary = (summary: unknown) =>
  typeof summary === 'string' && summary.length <= SUMMARY_LENGTH && summary.endsWith('.');

function checkStep(page: Page): void {
  const step = page.frontMatter.step as StepEntry | undefined;
  const at = { line: page.lineOf('step'), column: 1 };
  if (isStepPage(page) !== (step !== undefined)) {
    page.file.message(
      isStepPage(page)
        ? 'A step page needs "step:" with its group.'
        : 'Only step pages have "step:".',
      at,
    );
  } else if (step && !STEP_GROUPS.includes(String(step.group))) {
    page.file.message(
      `The group "${String(step.group)}" is not one of those of the steps. ${suggestion(String(step.group), STEP_GROUPS)}`,
      at,
    );
  } else if (step?.stepType !== undefined && typeof step.stepType !== 'string') {
    page.file.message('The stepType must be a string. Omit it if it is not known.', at);
  } else if (step?.summary !== undefined && !isSummary(step.summary)) {
    page.file.message(
      `The summary of the step must be one sentence of at most ${SUMMARY_LENGTH} characters that ends with a period.`,
      at,
    );
  }
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

/** The keys whose values have a check of their own. */
const CHECKED = ['title', 'description', 'tags', 'keywords'];

/** Reports the values that stop a build, whose message names no file. */
function checkSchema(page: Page): void {
  const { error } = DocFrontMatterSchema.validate(page.frontMatter, { abortEarly: false });
  for (const { path, message } of error?.details ?? []) {
    const [key = '', inner] = path.map(String);
    if (CHECKED.includes(key)) continue;
    page.file.message(
      `The front matter stops the build: ${message}. Correct or remove the value.`,
      { line: page.lineOf(key, inner), column: 1 },
    );
  }
}

/** Checks title, description, tags, and step data of a page. */
export function checkFrontMatter(page: Page, context: CheckContext): void {
  checkText(page, 'title', 2, 60);
  checkText(page, 'description', 50, 160);
  checkTags(page, context.tags);
  checkStep(page);
  checkBackslashes(page);
  checkSchema(page);
}
