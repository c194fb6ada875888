import type { Root } from 'mdast';
import { markdown } from '../lint/page';

/** The tree of a page; undefined if it does not parse, which the check of the documentation reports. */
export function parsePage(text: string): Root | undefined {
  try {
    return markdown.parse(text);
  } catch {
    return undefined;
  }
}
