import { readData } from '@ace-docs/flow-runner';
import { VFileMessage } from 'vfile-message';

/** The block of a page with its front matter. */
const FRONT_MATTER = /^\uFEFF?---\r?\n([^]*?\n)??---\s*?(?:\n|$)/;

/** The YAML of a page, and the text below it. */
export function splitFrontMatter(source: string): { yaml: string; body: string } {
  const [block = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  return { yaml, body: source.slice(block.length) };
}

/**
 * Reads the front matter of a page as it is in the file, with the keys that `src/markdown/front-matter.ts` omits.
 * @param source the text of the page
 * @returns an empty record if there is none
 * @throws VFileMessage with place and remedy
 */
export function pageFrontMatter(source: string): Record<string, unknown> {
  const { data, problem } = readData(splitFrontMatter(source).yaml);
  if (!problem) return (data ?? {}) as Record<string, unknown>;
  throw new VFileMessage(
    `The front matter is not YAML: ${problem.message} Quote values that contain ": ".`,
    // The place is that in the block, not in the file.
    { line: problem.line + 1, column: 1 },
  );
}

/** The front matter of a page for another page or data; undefined if it is not YAML, of which the page itself is told. */
export function knownFrontMatter(source: string): Record<string, unknown> | undefined {
  try {
    return pageFrontMatter(source);
  } catch {
    return undefined;
  }
}

/**
 * Reads the open points from the front matter of a page: what somebody who knows ACE should confirm, one question for
 * each ID. `npm run docs:check` reports what is malformed.
 */
export function readReview({ review }: Record<string, unknown>): ReadonlyMap<string, string> {
  if (typeof review !== 'object' || review === null || Array.isArray(review)) return new Map();
  return new Map(
    Object.entries(review).flatMap(([id, question]) =>
      typeof question === 'string' ? [[id, question] as const] : [],
    ),
  );
}
