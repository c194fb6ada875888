/**
 * The token kinds for highlighting code, each with the tokenizer's names for it; punctuation keeps the color of the
 * text. The colour of a kind is
 * `--ace-code-<kind>` in src/css/tokens.css, its rule is in src/components/CodeBlock; tests/unit/site/contrast.test.ts
 * measures the contrast of every kind.
 */
export const tokenKinds = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  property: ['property', 'key', 'atrule', 'attr-name', 'tag'],
  string: ['string', 'char', 'attr-value', 'url', 'regex'],
  number: ['number', 'boolean', 'constant', 'symbol'],
  keyword: ['keyword', 'builtin', 'important', 'selector'],
  function: ['function', 'class-name', 'variable'],
  inserted: ['inserted'],
  deleted: ['deleted'],
} as const satisfies Record<string, readonly string[]>;

/** Languages that prism-react-renderer does not include, by their name in prismjs. */
export const codeLanguages = ['bash', 'diff', 'http', 'ini', 'properties'];

/** The name of a language as a code block without a title shows it, by its name in a fence. */
export const languageNames: Readonly<Record<string, string>> = {
  bash: 'Shell',
  diff: 'Diff',
  http: 'HTTP',
  ini: 'INI',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  jsonata: 'JSONata',
  markdown: 'Markdown',
  properties: 'Properties',
  sql: 'SQL',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
};
