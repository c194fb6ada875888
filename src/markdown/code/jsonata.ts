import type { PrismGrammar } from 'prism-react-renderer';

/** Grammar of JSONata, which Prism lacks (https://docs.jsonata.org). Order matters: the first match wins. */
export const jsonata: PrismGrammar = {
  comment: { pattern: /\/\*[\s\S]*?\*\//, greedy: true },
  // A key of an object; in the conditional `x ? "a" : "b"`, "a" is not a key.
  property: [
    { pattern: /([{,]\s*)"(?:\\.|[^"\\])*"(?=\s*:)/, lookbehind: true, greedy: true },
    { pattern: /`[^`]*`/, greedy: true },
  ],
  string: { pattern: /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/, greedy: true },
  // A slash after an operand is a division.
  regex: {
    pattern: /((?:^|[(,:=~>?[{])\s*)\/(?:\\.|[^\\/\n])+\/[im]*/,
    lookbehind: true,
    greedy: true,
  },
  function: /\$\w+(?=\s*\()|λ/,
  variable: /\$\$|\$\w*/,
  keyword: /(?<![.\w])(?:and|function|in|or)\b(?!\s*:)/,
  boolean: /(?<![.\w])(?:false|null|true)\b/,
  number: /(?<!\w)\d+(?:\.\d+)?(?:e[+-]?\d+)?/i,
  operator: /:=|~>|\.\.|\*\*|[!<>]=|[-+*/%&<=>?:^@#|]/,
  punctuation: /[()[\]{},.;]/,
};
