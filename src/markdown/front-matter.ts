import { relative } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { VFileMessage } from 'vfile-message';
import { releaseFrontMatter } from '../content/releases';
import { iconClass } from '../content/steps/iconClass';
import { iconOfStep } from '../content/steps/icons';
import { readStep } from '../content/steps/step';
import { pageOfFile, PROJECT } from '../site/pageFiles';
import { pageFrontMatter, splitFrontMatter } from '../content/pages/frontMatter';

/** The pages that `src/lint` checks: those of the published versions and of the next one, not their translations. */
const CHECKED_FILE = /^(?:versioned_docs[/\\]version-[^/\\]+|docs)[/\\].+\.mdx?$/;

/**
 * The front matter of a page, by the parser of the check. In the preview, that of a checked page which is not YAML is
 * empty, so that the page appears: the check, which runs beside the preview, reports it.
 * @throws Error for any other file, and in a build, with its path and line
 */
function readFrontMatter(filePath: string, fileContent: string): Record<string, unknown> {
  try {
    return pageFrontMatter(fileContent);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    const isBuild = process.env.NODE_ENV === 'production';
    if (!isBuild && CHECKED_FILE.test(relative(PROJECT, filePath))) return {};
    throw new Error(`${filePath}:${error.line}: ${error.message}`);
  }
}

/**
 * Parses the front matter of a page and adds what the sidebar needs: the icon of a step, and the place of the release
 * pages (releaseFrontMatter). `review` is omitted, whose questions are in the marks of the page.
 */
export const parseFrontMatter: ParseFrontMatter = ({ filePath, fileContent }) => {
  const shown = readFrontMatter(filePath, fileContent);
  // It is read from the file where it is needed (src/content/pages/frontMatter.ts).
  delete shown['review'];
  const page = pageOfFile(filePath);
  const step = page && readStep(shown);
  const icon = step && {
    sidebar_class_name: `menu-icon ${iconClass(iconOfStep(page.id, step.group))}`,
  };
  const release = page && releaseFrontMatter(page.version, page.id);
  return Promise.resolve({
    frontMatter: { ...shown, ...release, ...icon },
    content: splitFrontMatter(fileContent).body.trim(),
  });
};
