/** The global style sheets, in cascade order. */
export const styleSheets = [
  'tokens',
  'global',
  'prose',
  'reference',
  'pictures',
  'layout',
  'print',
].map((name) => `./src/css/${name}.css`);
