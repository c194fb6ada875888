import type { Text } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../page';
import { advise } from '../advice';
import { wordingProblems } from '../wording';

const RULES: [RegExp, string][] = [
  [
    /\b(?:TBD|TODO|lorem ipsum|coming soon|to be written|under construction)\b/i,
    'reads like a placeholder: write what is certain, and add the rest to "review" in the front matter',
  ],
  [/!(?:\s|$)/, 'has an exclamation mark: end the sentence with a full stop'],
  [/\b(?:just|obviously|please|simply)\b/i, 'talks down or pads: omit the word'],
];

/** Reports words that no page should contain, and wording that is not the house style. */
export function checkWording(page: Page): void {
  visit(page.tree, 'text', (node: Text) => {
    for (const [pattern, remedy] of RULES) {
      const match = pattern.exec(node.value);
      if (match) page.file.message(`"${match[0].trim()}" ${remedy}.`, node);
    }
  });
  for (const { reason, ...at } of wordingProblems(page)) advise(page, reason, at);
}
