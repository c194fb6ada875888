/** What to do about Markdown that does not parse, by the line with the error: the first pattern that it matches. */
const REMEDIES: [line: RegExp, remedy: (match: RegExpExecArray) => string][] = [
  [
    /^#.*\{#([\w-]+)\}/,
    ([, id]) => `The ID of a heading stands in a comment: {/* #${id} */}. Write it so.`,
  ],
  [/\{:.*?\}/, ([attributes]) => `Elements have no attributes in this form. Remove ${attributes}.`],
  [/\{%.*?%\}/, ([tag]) => `The site has no templates. Remove ${tag}, or put it in backticks.`],
];

/**
 * What to do about Markdown that does not parse.
 * @param reason the message of the parser
 * @param line the line with the error
 */
export function parseRemedy(reason: string, line: string): string {
  if (reason.includes('import/exports')) {
    const [word = 'import'] = /^\w+/.exec(line) ?? [];
    return `A paragraph that begins with "${word}" is read as JavaScript. Begin it with another word, or put "${word}" in backticks.`;
  }
  for (const [pattern, remedy] of REMEDIES) {
    const match = pattern.exec(line);
    if (match) return remedy(match);
  }
  const [, element] = /closing tag for `<(\w+)/.exec(reason) ?? [];
  return `Outside code, braces and angle brackets are MDX syntax: put them in backticks${element ? `, or write <${element} /> for an element without content` : ''}.`;
}
