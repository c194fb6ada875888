import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { pageOfFile } from '../front-matter';

/** The step pages of a version: title by step type, and all titles. */
type StepPages = { byType: ReadonlyMap<string, string>; titles: readonly string[] };

const read = new Map<string, StepPages>();

function readFolder(folder: string): StepPages {
  const pages = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.md'))
    : [];
  const matters = pages.map((name) => {
    const [, block = ''] = readFileSync(join(folder, name), 'utf8').split(/^---$/m);
    return parseYaml(block) as { title: string; step?: { stepType?: string } };
  });
  const steps = matters.filter(({ step }) => step);
  return {
    byType: new Map(steps.map(({ title, step }) => [step?.stepType ?? '', title])),
    titles: steps.map(({ title }) => title).sort((one, other) => other.length - one.length),
  };
}

/**
 * Finds the step pages of the version to which a page belongs; a translated page uses those of its source.
 * @param path path of the page's file
 */
export function stepPagesFor(path: string): StepPages {
  const version = pageOfFile(path)?.version;
  const folder = join(version ? `versioned_docs/version-${version}` : 'docs', 'steps');
  const pages = read.get(folder) ?? readFolder(folder);
  read.set(folder, pages);
  return pages;
}

/** The title of a step page, from the path of its file; undefined for other pages. */
export function ownStep(path: string, frontMatter: Record<string, unknown>): string | undefined {
  return /[\\/]steps[\\/][^\\/]+\.mdx?$/.test(path) && frontMatter['step']
    ? String(frontMatter['title'])
    : undefined;
}
