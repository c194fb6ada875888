import { createRequire } from 'node:module';
import { normalizeTokens, Prism, type Token } from 'prism-react-renderer';
import { codeLanguages, tokenKinds } from '../../site/codeTheme';
import type { CodeToken } from './html';
import { jsonata } from './jsonata';

/** Loads the grammars of prismjs, of the release that the theme brings, into the renderer's Prism. */
function loadLanguages(names: readonly string[]): void {
  const fromTheme = createRequire(
    createRequire(__filename).resolve('@docusaurus/theme-classic/package.json'),
  );
  const scope = globalThis as { Prism?: typeof Prism };
  const before = scope.Prism;
  scope.Prism = Prism; // the grammars extend the Prism that they find in the global scope
  for (const name of names) fromTheme(`prismjs/components/prism-${name}`);
  scope.Prism = before;
}

loadLanguages(codeLanguages);
Prism.languages.jsonata = jsonata;

const kinds = new Map<string, string>(
  Object.entries(tokenKinds).flatMap(([kind, names]) => names.map((name) => [name, kind])),
);

/** A nested token bears the names of all around it; the innermost that has a colour counts. */
const kindOf = ({ types }: Token) => types.flatMap((type) => kinds.get(type) ?? []).at(-1);

function grammarOf(language: string) {
  // The list of languages also holds Prism's functions to extend it.
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  return typeof grammar === 'object' ? grammar : undefined;
}

/** Whether code of a language is coloured, or knowingly plain as `text` is. */
export const isKnownLanguage = (language: string): boolean =>
  grammarOf(language.toLowerCase()) !== undefined;

/** Joins neighbours of the same kind. */
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
 * Cuts code into lines of tokens.
 * @param language as written behind the fence, in any case; one that is not known gives plain text
 */
export function tokenize(code: string, language: string): CodeToken[][] {
  const name = language.toLowerCase();
  const grammar = grammarOf(name);
  if (!grammar) return normalizeTokens([code]).map(joined);
  const state = { code, grammar, language: name, tokens: [] as ReturnType<typeof Prism.tokenize> };
  // Some grammars do half of their work in these hooks (Markdown colours the code in its fences).
  Prism.hooks.run('before-tokenize', state);
  state.tokens = Prism.tokenize(state.code, state.grammar);
  Prism.hooks.run('after-tokenize', state);
  return normalizeTokens(state.tokens).map(joined);
}
