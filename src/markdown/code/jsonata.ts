import type { PrismGrammar } from 'prism-react-renderer';

/** JSONata, which Prism does not know (https://docs.jsonata.org). The order counts: the first match wins. */
export const jsonata: PrismGrammar = {
  comment: { pattern: /\/\*[\s\S]*?\*\//, greedy: true },
  // A key of an object; the choice of `x ? "a" : "b"` is no key.
  property: [
    { pattern: /([{,]\s*)"(?:\\.|[^"\\])*"(?=\s*:)/, lookbehind: true, greedy: true },
    { pattern: /`[^`]*`/, greedy: true },
  ],
  string: { pattern: /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/, greedy: true },
  // A slash after an operand divides.
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
