import GithubSlugger from 'github-slugger';
import { pageFrontMatter } from './pageFrontMatter';
import { readReview } from './review';

/** An open point of a page, with its place. */
export type OpenPoint = {
  id: string;
  question: string;
  /** The line of its first mark in the file; of its question if the mark comes from the data of a step. */
  line: number;
  /** The anchor of the section with the mark; '' at the beginning of the page. */
  anchor: string;
};

const HEADING = /^#{2,6} (.+?)\s*(?:\{\/\*\s*#([\w-]+)\s*\*\/\})?$/;
const FENCE = /^\s*(?:```|~~~)/;
const MARK = /<Unconfirmed id="([^"]*)"/g;

/** The text of a heading without its marks. */
const plain = (heading: string) =>
  heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]|\\(?=[^\w\s])/g, '');

/**
 * Reads the open points of a page from its text, line by line, because the pages of the site are many.
 * @returns the points in the order of the front matter
 */
export function openPointsIn(source: string): OpenPoint[] {
  // To parse the front matter of all pages takes longer than all that follows.
  if (!/^review:/m.test(source)) return [];
  const review = readReview(pageFrontMatter(source));
  if (review.size === 0) return [];
  const slugger = new GithubSlugger();
  const places = new Map<string, { line: number; anchor: string }>();
  let anchor = '';
  let isCode = false;
  const lines = source.split('\n');
  for (const [index, text] of lines.entries()) {
    if (FENCE.test(text)) isCode = !isCode;
    if (isCode) continue;
    const [, heading, explicit] = HEADING.exec(text) ?? [];
    if (heading) anchor = explicit ?? slugger.slug(plain(heading));
    for (const id of [...text.matchAll(MARK)].flatMap(([, ids = '']) => ids.split(/\s+/))) {
      if (!places.has(id)) places.set(id, { line: index + 1, anchor });
    }
  }
  return [...review].map(([id, question]) => ({
    id,
    question,
    ...(places.get(id) ?? {
      line: lines.findIndex((text) => text.trim().startsWith(`${id}:`)) + 1,
      anchor: '',
    }),
  }));
}

/** The open points of the pages of a section of the sidebar. */
export type OpenSection = {
  name: string;
  count: number;
  pages: {
    title: string;
    to: string;
    edit: string;
    points: Pick<OpenPoint, 'question' | 'anchor'>[];
  }[];
};

/** The open points of a version. */
export type OpenVersion = { label: string; count: number; sections: OpenSection[] };
