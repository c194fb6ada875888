import { createRequire } from 'node:module';
import { normalizeTokens, Prism, type Token } from 'prism-react-renderer';
import { codeLanguages, tokenKinds } from './theme';
import type { CodeToken } from './html';
import { jsonata } from './jsonata';

/** Loads the grammars of prismjs, in the theme's version of it, into prism-react-renderer's Prism. */
function loadLanguages(names: readonly string[]): void {
  const fromTheme = createRequire(
    createRequire(__filename).resolve('@docusaurus/theme-classic/package.json'),
  );
  const scope = globalThis as { Prism?: typeof Prism };
  const before = scope.Prism;
  scope.Prism = Prism; // the grammars extend the global Prism
  for (const name of names) fromTheme(`prismjs/components/prism-${name}`);
  scope.Prism = before;
}

loadLanguages(codeLanguages);
Prism.languages.jsonata = jsonata;

const kinds = new Map<string, string>(
  Object.entries(tokenKinds).flatMap(([kind, names]) => names.map((name) => [name, kind])),
);

/** Punctuation has the color of the text, also in a token with another one: it is what a page has most of. */
const PLAIN = ['punctuation', 'operator'];

/** The types of a nested token include those of its ancestors; the innermost type with a colour wins. */
const kindOf = ({ types }: Token) =>
  types.flatMap((type) => (PLAIN.includes(type) ? '' : (kinds.get(type) ?? []))).at(-1) ||
  undefined;

function grammarOf(language: string) {
  // Prism's map of languages also contains its functions for extending it.
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  return typeof grammar === 'object' ? grammar : undefined;
}

/** Whether code of a language is highlighted, or intentionally plain like `text`. */
export const isKnownLanguage = (language: string): boolean =>
  grammarOf(language.toLowerCase()) !== undefined;

/** Merges adjacent tokens of the same kind. */
function joined(line: readonly Token[]): CodeToken[] {
  const tokens: CodeToken[] = [];
  for (const token of line) {
    const text = token.empty ? '' : token.content;
    const kind = kindOf(token);
    const last = tokens.at(-1);
    if (last && last.kind === kind) last.text += text;
    else if (text !== '') tokens.push(kind ? { text, kind } : { text });
  }
  return tokens;
}

/**
 * Splits code into lines of tokens.
 * @param language as in the fence, in any case; an unknown language gives plain text
 */
export function tokenize(code: string, language: string): CodeToken[][] {
  const name = language.toLowerCase();
  const grammar = grammarOf(name);
  if (!grammar) return normalizeTokens([code]).map(joined);
  const state = { code, grammar, language: name, tokens: [] as ReturnType<typeof Prism.tokenize> };
  // Some grammars do half of their work in these hooks (Markdown highlights the code in its fences).
  Prism.hooks.run('before-tokenize', state);
  state.tokens = Prism.tokenize(state.code, state.grammar);
  Prism.hooks.run('after-tokenize', state);
  return normalizeTokens(state.tokens).map(joined);
}
