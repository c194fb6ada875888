// What marks a line of code in a page and, where a reader edits or runs it, in the browser, without the highlighter of the
// build.

/** Class of a marked line in the theme. */
export const MARKED = 'theme-code-block-highlighted-line';

/** The indentations that have a class: 4, 8, 12, and 16 characters. */
const STEP = 4;
const DEEPEST = 16;

/** The class that keeps the indentation of a line where it wraps. */
export const indentOf = (line: string): string =>
  `indent-${Math.min(Math.ceil(line.search(/\S|$/) / STEP) * STEP, DEEPEST)}`;
