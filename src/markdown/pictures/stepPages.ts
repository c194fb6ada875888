import { stepPagesOf } from '../../content/steps/stepPages';
import { pageOfFile } from '../../content/pages/files';

/** The step pages of a version: title by step type, and all titles. */
type StepPages = { byType: ReadonlyMap<string, string>; titles: readonly string[] };

/**
 * Finds the step pages of the version to which a page belongs; a translated page uses those of its source.
 * @param path path of the page's file
 */
export function stepPagesFor(path: string): StepPages {
  const steps = stepPagesOf(pageOfFile(path)?.version);
  return {
    byType: new Map(steps.map(({ title, stepType }) => [stepType ?? '', title])),
    titles: steps.map(({ title }) => title).sort((one, other) => other.length - one.length),
  };
}

/** The title of a step page, from the path of its file; undefined for other pages. */
export function ownStep(path: string, frontMatter: Record<string, unknown>): string | undefined {
  return /[\\/]steps[\\/][^\\/]+\.mdx?$/.test(path) && frontMatter['step']
    ? String(frontMatter['title'])
    : undefined;
}
