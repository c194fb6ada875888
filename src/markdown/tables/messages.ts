import type { Element } from 'hast';
// Adds the elements of MDX to the types of hast.
import type {} from 'mdast-util-mdx';
import type GithubSlugger from 'github-slugger';
import { explicitId } from '../../content/pages/markdown';

/** The first column of a table of problems. */
export const PROBLEMS = 'What you see';

/** Keeps the anchors of messages apart from those of headings. */
const PREFIX = 'error-';

/** A row of the body of a table, with its first cell and the text of that. */
type Row = { row: Element; first: Element | undefined; title: string };

/** The anchor that the writer keeps for a row that was reworded, as that of a heading. */
function keptAnchor(cell: Element | undefined): string | undefined {
  const last = cell?.children.at(-1);
  return last?.type === 'mdxTextExpression' ? explicitId(last.value) : undefined;
}

/**
 * Gives an anchor to each row of a table of problems that begins with code, which is the message of an error: a search
 * for the message opens its row.
 */
export function anchorMessages(rows: readonly Row[], slugger: GithubSlugger): void {
  for (const { row, first, title } of rows) {
    row.properties.id = keptAnchor(first);
    if (row.properties.id) continue;
    const content = first?.children.find(
      (node) => node.type !== 'text' || node.value.trim() !== '',
    );
    if (content?.type !== 'element' || content.tagName !== 'code') continue;
    row.properties.id = PREFIX + slugger.slug(title);
  }
}
