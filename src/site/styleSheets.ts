/** The global style sheets, in the order in which they apply. */
export const styleSheets = ['tokens', 'global', 'prose', 'layout', 'print'].map(
  (name) => `./src/css/${name}.css`,
);
