import type { Root } from 'mdast';
import { parse } from 'yaml';

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
export function reviewIn({ children: [first] }: Root): Review {
  const frontMatter: unknown = first?.type === 'yaml' ? parse(first.value) : undefined;
  return readReview((frontMatter ?? {}) as Record<string, unknown>);
}
