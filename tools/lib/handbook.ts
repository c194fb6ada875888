import { doubtRules, wordingRules } from '../../src/lint/wording/rules';
import { lastVersion } from '../../src/site/versions';
import { gallery, type Specimen } from './gallery';

const NOTE =
  '<!-- Written by "npm run handbook" from src/lint/wording/rules.ts and tools/lib/gallery.ts. Do not edit. -->';

/** Lines that an excerpt shows; a longer one is cut in the middle. */
const MAX_LINES = 24;

/** Path of the picture of a specimen, below the folder of the handbook. */
export const pictureOf = ({ name }: Specimen): string =>
  `pictures/${name.toLowerCase().replaceAll(' ', '-')}.png`;

/**
 * The lines of a page that show how a specimen is written.
 * @param source text of the page
 * @throws Error that names the page and the text that it does not contain
 */
export function excerptOf(source: string, { page, from, to }: Specimen): string[] {
  const lines = source.split('\n');
  const first = lines.findIndex((line) => line.includes(from));
  const length = to ? lines.slice(first + 1).findIndex((line) => line.trim().startsWith(to)) : -1;
  if (first === -1 || (to && length === -1)) {
    throw new Error(
      `tools/lib/gallery.ts: ${page} has no line with ${first === -1 ? from : to}. Name another page or line.`,
    );
  }
  const excerpt = lines.slice(first, to ? first + length + 2 : first + 1);
  if (excerpt.length <= MAX_LINES) return excerpt;
  const half = MAX_LINES / 2;
  return [...excerpt.slice(0, half), '...', ...excerpt.slice(-half)];
}

const sourceOf = (page: string) => `versioned_docs/version-${lastVersion}/${page}.md`;

/**
 * The page of the handbook about components and blocks, in Markdown.
 * @param read reads a file of the project
 */
export function componentsPage(read: (path: string) => string): string {
  const sections = gallery.map((specimen) => {
    const path = sourceOf(specimen.page);
    return [
      `## ${specimen.name}`,
      specimen.text,
      `In [\`${specimen.page}.md\`](../${path}):`,
      ['````markdown', ...excerptOf(read(path), specimen), '````'].join('\n'),
      `![${specimen.name}, as the site shows it](${pictureOf(specimen)})`,
    ].join('\n\n');
  });
  return ['# Components and blocks', NOTE, ...sections, ''].join('\n\n');
}

const cell = (sentences: readonly string[]) => sentences.join('<br>').replaceAll('|', '\\|');

/** The page of the handbook about words and phrases that the check reports, in Markdown. */
export function wordingPage(): string {
  const rows = [...wordingRules, ...doubtRules].map(
    ({ wrong, remedy, right }) => `| ${cell(wrong)} | ${cell([remedy])} | ${cell(right)} |`,
  );
  return [
    '# Wording',
    NOTE,
    '`npm run docs:check` reports these words and phrases. In the sentences, a link is `[text]`, bold text is `*text*`, and code is between backticks.',
    ['| Not | Because, and instead | This is fine |', '| --- | --- | --- |', ...rows].join('\n'),
    '',
  ].join('\n\n');
}
