/**
 * The anchor that a comment of MDX sets, `{/* #old-words *\/}`: behind a heading, where Docusaurus reads it, or behind the
 * message of a table.
 * @param comment the expression without its braces
 */
export const explicitId = (comment: string): string | undefined =>
  /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(comment)?.[1];
