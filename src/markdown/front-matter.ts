import type { ParseFrontMatter } from '@docusaurus/types';
import { changesOf } from '../content/versions/counterpartTable';
import { stepFactsOf } from '../content/stepFacts';
import { readStep } from '../content/steps/step';

// The folder of a version, and the folder of its translation.
const PAGE_FILE =
  /\/(?:versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-docs)\/version-([^/]+)\/(.+)\.mdx?$/;

/** The version and the document id of a published page or its translation, from the path of its file. */
export function pageOfFile(filePath: string): { version: string; id: string } | undefined {
  const [, version, id] = PAGE_FILE.exec(filePath.replaceAll('\\', '/')) ?? [];
  return version && id ? { version, id } : undefined;
}

/**
 * Parses the front matter of a page and adds what is recorded about it, so that a page contains only its own data:
 * `changes`, the differences from the counterpart (PageChanges), and `stepFacts` of a step (StepFacts).
 */
export const parseFrontMatter: ParseFrontMatter = async ({ defaultParseFrontMatter, ...file }) => {
  const result = await defaultParseFrontMatter(file);
  const page = pageOfFile(file.filePath);
  if (!page) return result;
  const changes = changesOf(page.version, page.id);
  const step = readStep(result.frontMatter);
  const facts = {
    ...(changes ? { changes } : {}),
    ...(step ? { stepFacts: stepFactsOf(page.version, page.id, step.group) } : {}),
  };
  return { ...result, frontMatter: { ...result.frontMatter, ...facts } };
};
