import type { ChangedPage } from './changedPages';
import type { SiteFigures } from './siteFigures';

/** What a summary is made of. */
type Facts = {
  pages: readonly ChangedPage[];
  /** Paths of the accepted screenshots that the branch changes. */
  screenshots: readonly string[];
  /** Figures of the build, and those of the branch that it will be merged into, if they are known. */
  figures: SiteFigures;
  before?: SiteFigures;
};

/** A table in Markdown; the first row is its head. */
const markdownTable = ([head = [], ...rows]: readonly string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const signed = (difference: number) => (difference > 0 ? `+${difference}` : String(difference));

function pageTable(pages: readonly ChangedPage[]): string {
  if (pages.length === 0) return 'No page changes.';
  return markdownTable([
    ['Page', 'Change', 'Words', ''],
    ...pages.map(({ address, change, words }) => [
      `\`${address}\``,
      change,
      String(words.after),
      change === 'added' ? '' : signed(words.after - words.before),
    ]),
  ]);
}

function figureTable(figures: SiteFigures, before?: SiteFigures): string {
  return markdownTable([
    ['Figure', 'Now', ...(before ? ['Before', ''] : [])],
    ...Object.entries(figures).map(([name, value]) => {
      const old = before?.[name];
      return [
        name,
        String(value),
        ...(before
          ? [old === undefined ? '' : String(old), old === undefined ? 'new' : signed(value - old)]
          : []),
      ];
    }),
  ]);
}

function reminders(pages: readonly ChangedPage[]): string[] {
  const untouched = pages.filter((page) => page.change !== 'deleted' && page.untouched.length > 0);
  if (untouched.length === 0) return [];
  return [
    '### The same topic in other versions',
    'These pages are about the same topics and are not changed. If they have the same mistake or need the same fact, change them too.',
    untouched
      .flatMap(({ path, untouched: files }) => files.map((file) => `- \`${file}\` (\`${path}\`)`))
      .join('\n'),
  ];
}

/** The summary of a pull request, in Markdown. */
export function pullRequestSummary({ pages, screenshots, figures, before }: Facts): string {
  return [
    '## What this changes',
    pageTable(pages),
    ...reminders(pages),
    '### The built site',
    figureTable(figures, before),
    ...(screenshots.length === 0
      ? []
      : ['### Screenshots that change', screenshots.map((path) => `- \`${path}\``).join('\n')]),
    '',
  ].join('\n\n');
}
