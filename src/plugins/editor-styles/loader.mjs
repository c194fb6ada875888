const CONDITION = /if \(!root\.head && root\.adoptedStyleSheets/;

/**
 * Adopts style sheets also in a document, not in a shadow root only.
 * @param {string} source the module style-mod
 * @throws Error if the module has changed
 */
export default function adoptStyles(source) {
  if (!CONDITION.test(source))
    throw new Error('style-mod adds styles in another way: check src/plugins/editor-styles.');
  return source.replace(CONDITION, 'if (root.adoptedStyleSheets');
}
