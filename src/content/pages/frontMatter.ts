import type { Root } from 'mdast';
import { VFileMessage } from 'vfile-message';
import { LineCounter, parseDocument } from 'yaml';

/** The block of a page with its front matter. */
const FRONT_MATTER = /^\uFEFF?---\r?\n([^]*?\n)??---\s*?(?:\n|$)/;

/** The YAML of a page, and the text below it. */
export function splitFrontMatter(source: string): { yaml: string; body: string } {
  const [block = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  return { yaml, body: source.slice(block.length) };
}

function parseYaml(yaml: string): Record<string, unknown> {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter });
  const [error] = document.errors;
  if (!error) return (document.toJS() ?? {}) as Record<string, unknown>;
  // The place is that in the block, not in the file.
  const reason = (error.message.split('\n')[0] ?? '').replace(/ at line \d+.*/, '');
  const place = { line: (error.linePos?.[0].line ?? 0) + 1, column: 1 };
  throw new VFileMessage(
    `The front matter is not YAML: ${reason}. Quote values that contain ": ".`,
    place,
  );
}

/**
 * Reads the front matter of a page as it is in the file, with the keys that `src/markdown/front-matter.ts` omits.
 * @param source the text of the page
 * @returns an empty record if there is none
 * @throws VFileMessage with place and remedy
 */
export const pageFrontMatter = (source: string): Record<string, unknown> =>
  parseYaml(splitFrontMatter(source).yaml);

/** The front matter of a page for another page or data; undefined if it is not YAML, of which the page itself is told. */
export function knownFrontMatter(source: string): Record<string, unknown> | undefined {
  try {
    return pageFrontMatter(source);
  } catch {
    return undefined;
  }
}

/** The open points of a page: what somebody who knows ACE should confirm, one question for each ID. */
export type Review = ReadonlyMap<string, string>;

/** Reads the open points from the front matter of a page; `npm run docs:check` reports what is malformed. */
export function readReview({ review }: Record<string, unknown>): Review {
  if (typeof review !== 'object' || review === null || Array.isArray(review)) return new Map();
  return new Map(
    Object.entries(review).flatMap(([id, question]) =>
      typeof question === 'string' ? [[id, question] as const] : [],
    ),
  );
}

/** Reads the open points from the tree of a page, which begins with its front matter. */
export const reviewIn = ({ children: [first] }: Root): Review =>
  readReview(first?.type === 'yaml' ? parseYaml(first.value) : {});
