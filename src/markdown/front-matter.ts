import { join, relative } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { releaseFrontMatter } from '../content/releases';
import { iconClass } from '../content/steps/iconClass';
import { iconOfStep } from '../content/steps/icons';
import { readStep } from '../content/steps/step';
import { FrontMatterError, parseYamlBlock, splitFrontMatter } from './frontMatterYaml';

// The folder of a version, and the folder of its translation.
const PAGE_FILE =
  /\/(?:versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-docs)\/version-([^/]+)\/(.+)\.mdx?$/;

const PROJECT = join(__dirname, '..', '..');

/** The pages that `src/lint` checks: those of the published versions and of the next one, not their translations. */
const CHECKED_FILE = /^(?:versioned_docs[/\\]version-[^/\\]+|docs)[/\\].+\.mdx?$/;

/** The version and the document id of a published page or its translation, from the path of its file. */
export function pageOfFile(filePath: string): { version: string; id: string } | undefined {
  const [, version, id] = PAGE_FILE.exec(filePath.replaceAll('\\', '/')) ?? [];
  return version && id ? { version, id } : undefined;
}

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
  const { yaml, body } = splitFrontMatter(file.fileContent);
  try {
    parseYamlBlock(yaml);
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
 * Parses the front matter of a page and adds what the sidebar needs: the icon of a step, and the place of the release
 * pages (ReleaseFrontMatter). `review` is omitted, whose questions are in the marks of the page.
 */
export const parseFrontMatter: ParseFrontMatter = async (file) => {
  const result = await readFrontMatter(file);
  const shown = { ...result.frontMatter };
  // It is read from the file where it is needed (src/content/review.ts).
  delete shown.review;
  const frontMatter = { ...tocLevels(result.content), ...shown };
  const page = pageOfFile(file.filePath);
  if (!page) return { ...result, frontMatter };
  const step = readStep(result.frontMatter);
  const icon = step && {
    sidebar_class_name: `menu-icon ${iconClass(iconOfStep(page.id, step.group))}`,
  };
  const release = releaseFrontMatter(page.version, page.id);
  return { ...result, frontMatter: { ...frontMatter, ...release, ...icon } };
};
