/** The beginnings of anchors: of entries of reference lists, of messages (src/markdown), and of headings. */
const MESSAGE = 'error-';
const STARTS = ['ref-', MESSAGE, '#'];

/** What follows from a name in most anchors, as github-slugger makes it. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** The anchor of an entry or a heading as an index has it: without the part that `fullAnchor` makes from the name. */
export const shortAnchor = (anchor: string, name: string): string =>
  STARTS.find((start) => anchor === start + slugOf(name)) ?? anchor;

/** The anchor of an entry or a heading on its page. */
export const fullAnchor = ([anchor, name]: readonly [string, string, ...unknown[]]): string =>
  STARTS.includes(anchor) ? anchor + slugOf(name) : anchor;

/** Whether an anchor is that of a message. */
export const isMessageAnchor = (anchor: string): boolean => anchor.startsWith(MESSAGE);

/** Whether an entry is a page: this one, or another one, of which the anchor is the path. */
export const isPageAnchor = (anchor: string): boolean => anchor === '' || anchor.startsWith('/');
