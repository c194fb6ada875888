/** The beginnings of the anchors of entries: of reference lists and of messages (src/markdown). */
const PROPERTY = 'ref-';
const MESSAGE = 'error-';

/** What follows from a name in most anchors, as github-slugger makes it. */
const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** The anchor of an entry as an index has it: without the part that `fullAnchor` makes from the name. */
export const shortAnchor = (anchor: string, name: string): string =>
  [PROPERTY, MESSAGE].find((start) => anchor === start + slugOf(name)) ?? anchor;

/** The anchor of an entry on its page. */
export const fullAnchor = ([anchor, name]: readonly [string, string, ...unknown[]]): string =>
  anchor === PROPERTY || anchor === MESSAGE ? anchor + slugOf(name) : anchor;

/** Whether an anchor is that of a message. */
export const isMessageAnchor = (anchor: string): boolean => anchor.startsWith(MESSAGE);

/** Whether an entry is a page: this one, or another one, of which the anchor is the path. */
export const isPageAnchor = (anchor: string): boolean => anchor === '' || anchor.startsWith('/');
