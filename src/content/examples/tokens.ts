/** The first pattern that matches wins. What none matches is plain: the rest of a word cannot begin a token. */
const anyOf = (...patterns: RegExp[]) =>
  RegExp([...patterns, /\w+| +|[^]/].map(({ source }) => source).join('|'), 'gm');

/** JSONata (https://docs.jsonata.org). */
export const JSONATA = anyOf(
  /(?<comment>\/\*[^]*?\*\/)/,
  // A key of an object; in the conditional `x ? "a" : "b"`, "a" is not a key.
  /(?<property>(?!\s)(?<=[{,]\s*)"(?:\\.|[^"\\\n])*"(?=\s*:)|`[^`\n]*`)/,
  // A slash after an operand is a division.
  /(?<string>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|(?!\s)(?<=[(,:=~>?[{]\s*)\/(?:\\.|[^\\/\n])+\/[im]*)/,
  /(?<function>\$\$|\$\w*|λ)/,
  /(?<keyword>(?<![.\w])(?:and|function|in|or)\b(?!\s*:))/,
  /(?<number>(?<![.\w])(?:false|null|true)\b|(?<!\w)\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)/,
);

/** JSON and YAML. A condition or an expression without quotes is JSONata. */
export const DATA = anyOf(
  /(?<jsonata>(?<=(?:condition|jsonata): )(?:[^\s|>"'].*|[|>][-+\d]*\n(?<own> +).*(?:\n+\k<own>.*)*))/,
  /(?<comment>(?<!\S)#.*)/,
  /(?<property>(?:"(?:\\.|[^"\\\n])*"|'[^'\n]*')(?=\s*:)|(?<![^\s[{,])[^\s"'#,[\]{}&*!|>%]+(?=:(?:\s|$)))/,
  // A block has all lines that are indented as its first one.
  /(?<string>(?<=[:-] [|>][-+\d]*\n)(?<first> +).*(?:\n+\k<first>.*)*|"(?:\\.|[^"\\\n])*"|(?<!\w)'[^'\n]*')/,
  /(?<number>(?! )(?<=(?:^|[[{,]|":|[:-] ) *)(?:[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\d+-\d+-\d+(?:T\S+)?|false|null|true)(?=\s*(?:[,\]}#]|$)))/,
);

/** The tokens of code, each with its kind (src/markdown/code/theme.ts), or `plain`. */
export const tokensOf = (code: string, grammar: RegExp): { type: string; content: string }[] =>
  [...code.matchAll(grammar)].flatMap(({ 0: content, groups = {} }) => {
    const type = Object.keys(groups).find((kind) => groups[kind]) ?? 'plain';
    return type === 'jsonata' ? tokensOf(content, JSONATA) : { type, content };
  });
