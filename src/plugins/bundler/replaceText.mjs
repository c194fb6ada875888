/**
 * Loader that replaces a text of a module.
 * @param {string} source the module
 * @throws Error if the module has no such text
 */
export default function replaceText(source) {
  const { text, by, remedy } = this.getOptions();
  if (!source.includes(text))
    throw new Error(`${this.resourcePath} has no "${text}": check ${remedy}.`);
  return source.replace(text, by);
}
