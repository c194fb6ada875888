import { join, relative } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { releaseFrontMatter } from '../content/releases';
import { changesOf } from '../content/versions/counterpartTable';
import { stepFactsOf } from '../content/stepFacts';
import { iconClass } from '../content/steps/iconClass';
import { readStep } from '../content/steps/step';
import { pageOfFile } from '../content/pages/files';
import { FrontMatterError, pageFrontMatter, splitFrontMatter } from '../content/pages/frontMatter';

const PROJECT = join(__dirname, '..', '..');

/** The pages that `src/lint` checks: those of the published versions and of the next one, not their translations. */
const CHECKED_FILE = /^(?:versioned_docs[/\\]version-[^/\\]+|docs)[/\\].+\.mdx?$/;

/** With more sections of level 3 than this, the table of contents lists only those of level 2. */
const MOST_SUBSECTIONS = 15;

/** The table of contents of a page with many sections, unless its front matter says otherwise. */
const tocLevels = (content: string) =>
  (content.match(/^### /gm)?.length ?? 0) > MOST_SUBSECTIONS ? { toc_max_heading_level: 2 } : {};

/**
 * The front matter of a page. In the preview, that of a checked page which is not YAML is empty, so that the page
 * appears: the check, which runs beside the preview, reports it.
 * @throws FrontMatterError for any other file, and in a build, with its path and line
 */
const readFrontMatter: ParseFrontMatter = async ({ defaultParseFrontMatter, ...file }) => {
  let failure: Error | undefined;
  try {
    const result = await defaultParseFrontMatter(file);
    if (Object.keys(result.frontMatter).length > 0) return result;
  } catch (error) {
    failure = error as Error;
  }
  // The parser of Docusaurus throws once for a text, and finds no front matter in it the next time.
  const { body } = splitFrontMatter(file.fileContent);
  try {
    pageFrontMatter(file.fileContent);
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error;
    const isBuild = process.env.NODE_ENV === 'production';
    if (!isBuild && CHECKED_FILE.test(relative(PROJECT, file.filePath)))
      return { frontMatter: {}, content: body };
    error.message = `${file.filePath}:${error.line}: ${error.message}`;
    throw error;
  }
  if (failure) throw failure;
  return { frontMatter: {}, content: body };
};

/**
 * Parses the front matter of a page and adds what is recorded about it, so that a page contains only its own data:
 * `changes`, the differences from the counterpart (PageChanges), `stepFacts` of a step (StepFacts) with the icon in the
 * sidebar, and the place of the release pages (ReleaseFrontMatter). `review` is omitted, whose questions are in the
 * marks of the page.
 */
export const parseFrontMatter: ParseFrontMatter = async (file) => {
  const result = await readFrontMatter(file);
  const shown = { ...result.frontMatter };
  // It is read from the file where it is needed (src/content/pages/frontMatter.ts).
  delete shown.review;
  const frontMatter = { ...tocLevels(result.content), ...shown };
  const page = pageOfFile(file.filePath);
  if (!page) return { ...result, frontMatter };
  const changes = changesOf(page.version, page.id);
  const step = readStep(result.frontMatter);
  const stepFacts = step && stepFactsOf(page.version, page.id, step.group);
  const facts = {
    ...(changes ? { changes } : {}),
    ...(stepFacts && {
      stepFacts,
      sidebar_class_name: `menu-icon ${iconClass(stepFacts.icon)}`,
    }),
  };
  const release = releaseFrontMatter(page.version, page.id);
  return { ...result, frontMatter: { ...frontMatter, ...release, ...facts } };
};
