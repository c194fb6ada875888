import { stepPagesOf } from '../../content/steps/stepPages';
import { pageOfFile } from '../front-matter';

/** The step pages of a version: title by step type, and all titles. */
type StepPages = { byType: ReadonlyMap<string, string>; titles: readonly string[] };

const read = new Map<string | undefined, StepPages>();

/**
 * Finds the step pages of the version to which a page belongs; a translated page uses those of its source.
 * @param path path of the page's file
 */
export function stepPagesFor(path: string): StepPages {
  const version = pageOfFile(path)?.version;
  const steps = stepPagesOf(version);
  const pages = read.get(version) ?? {
    byType: new Map(steps.map(({ title, stepType }) => [stepType ?? '', title])),
    titles: steps.map(({ title }) => title).sort((one, other) => other.length - one.length),
  };
  read.set(version, pages);
  return pages;
}

/** The title of a step page, from the path of its file; undefined for other pages. */
export function ownStep(path: string, frontMatter: Record<string, unknown>): string | undefined {
  return /[\\/]steps[\\/][^\\/]+\.mdx?$/.test(path) && frontMatter['step']
    ? String(frontMatter['title'])
    : undefined;
}
