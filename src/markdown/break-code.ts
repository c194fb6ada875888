import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from '../content/pages/visit';
import { text, textElement } from './mdx';

/** A line may break behind these: separators of names, paths and expressions. */
const SEPARATOR = /(?<=[_/.,:;=&?(){}[\]|])(?![_/.,:;=&?(){}[\]|\s]|$)/;
/** The start of a word without a separator, such as a token, that breaks because it is longer. */
const WORD = /\S{32}(?=\S)/gu;
/** A line with fewer characters would look like a mistake. */
const SHORTEST = 8;
/** Code up to this length stays on one line: it fits beside the margins of a phone. */
const ONE_LINE = 24;

/** Splits code where a line may break. */
export function breakable(code: string): string[] {
  if (code.length <= ONE_LINE) return [code];
  const pieces: string[] = [];
  for (const piece of code
    .split(SEPARATOR)
    .flatMap((part) => part.replace(WORD, '$&\0').split('\0'))) {
    const last = pieces.length - 1;
    if ((pieces[last]?.length ?? SHORTEST) < SHORTEST) pieces[last] += piece;
    else pieces.push(piece);
  }
  return pieces;
}

/** Where a browser would break a line within short code. */
const BREAKS = /[-\s/?]/;

const wbr: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] };

/** The class of code that would break within a line of its own. */
export const classOfCode = (value: string): string | undefined =>
  value.length <= ONE_LINE && BREAKS.test(value) ? 'code-nowrap' : undefined;

/** A `code` element that is not mapped to the component for code, which would take one with children for a block. */
function prepare(value: string): ElementContent {
  const className = classOfCode(value);
  const children = breakable(value).flatMap((piece, at) => [...(at > 0 ? [wbr] : []), text(piece)]);
  return textElement('code', { className }, children) as ElementContent;
}

/**
 * Transform of HTML for code in running text: short code, such as `ace-runtime-server`, stays on one line; longer code,
 * such as `ACE_JWT_VALIDATION_OPENID_ISSUER`, breaks behind its separators instead of within a word.
 */
export default function breakCode(tree: Root): void {
  visit(tree, 'element', (node: Element, index, parent) => {
    if (node.tagName === 'pre') return SKIP;
    const [only, ...others] = node.children;
    if (node.tagName !== 'code' || only?.type !== 'text' || others.length > 0) return undefined;
    if (!parent || index === undefined) return undefined;
    parent.children[index] = prepare(only.value);
    return SKIP;
  });
}
