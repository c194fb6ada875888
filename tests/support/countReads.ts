import { text } from '../../src/plugins/page-markdown/code';
import type { BuiltPage } from '../../src/plugins/built-pages/parse';

const seen = new WeakMap<BuiltPage, number>();

/** A transform that returns the text of a page and how many transforms have read the same parsed page. */
export default function countReads(page: BuiltPage, name: string): string {
  const times = (seen.get(page) ?? 0) + 1;
  seen.set(page, times);
  if (name === 'broken') throw new Error('This transform fails.');
  return `${name}: ${text(page.content)}, read ${times}`;
}
