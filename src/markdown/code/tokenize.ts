import { createRequire } from 'node:module';
import clsx from 'clsx';
import { normalizeTokens, Prism, type Token } from 'prism-react-renderer';
import { indentOf, MARKED } from '../../content/examples/codeLine';
import { DATA, JSONATA, tokensOf } from '../../content/examples/tokens';
import { escapedText, longCodeHtml, ONE_LINE } from '../html';
import { BREAK, withBreaks } from './breaks';
import { codeLanguages, tokenKinds } from './theme';

/** A piece of a line; `kind` is its token kind, undefined for plain text. */
type CodeToken = { text: string; kind?: string };

const fromTheme = createRequire(
  createRequire(__filename).resolve('@docusaurus/theme-classic/package.json'),
);
// The grammars of prismjs, in the theme's version of it, extend the global Prism: here, prism-react-renderer's.
const scope = globalThis as { Prism?: typeof Prism };
const before = scope.Prism;
scope.Prism = Prism;
for (const name of codeLanguages) fromTheme(`prismjs/components/prism-${name}`);
scope.Prism = before;

/** The languages of the fields in the browser, which show the same tokens. */
const SHARED = new Map(Object.entries({ json: DATA, jsonata: JSONATA, yaml: DATA }));

const kinds = new Map<string, string>(
  Object.entries(tokenKinds).flatMap(([kind, names]) => names.map((name) => [name, kind])),
);

/** Punctuation has the color of the text, also in a token with another one: it is what a page has most of. */
const PLAIN = ['punctuation', 'operator'];

/** The types of a nested token include those of its ancestors; the innermost type with a colour wins. */
function kindOf({ types, content }: Token): string | undefined {
  // A command within `$()` is a variable for Prism.
  if (types.at(-1) === 'variable' && /\s/.test(content)) return undefined;
  const found = types.flatMap((type) => (PLAIN.includes(type) ? '' : (kinds.get(type) ?? [])));
  return found.at(-1) || undefined;
}

function grammarOf(language: string) {
  // Prism's map of languages also contains its functions for extending it.
  const grammar = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  return typeof grammar === 'object' ? grammar : undefined;
}

/** Whether code of a language is highlighted, or intentionally plain like `text`. */
export const isKnownLanguage = (language: string): boolean =>
  SHARED.has(language.toLowerCase()) || grammarOf(language.toLowerCase()) !== undefined;

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
  const shared = SHARED.get(name);
  if (shared) {
    const tokens = tokensOf(code, shared).map((one) => new Prism.Token(one.type, one.content));
    return normalizeTokens(tokens).map(joined);
  }
  const grammar = grammarOf(name);
  if (!grammar) return normalizeTokens([code]).map(joined);
  const state = { code, grammar, language: name, tokens: [] as ReturnType<typeof Prism.tokenize> };
  // Some grammars do half of their work in these hooks (Markdown highlights the code in its fences).
  Prism.hooks.run('before-tokenize', state);
  state.tokens = Prism.tokenize(state.code, state.grammar);
  Prism.hooks.run('after-tokenize', state);
  return normalizeTokens(state.tokens).map(joined);
}

/** Characters of a line that fits a narrow column; beside the button of its block, the first one has fewer. */
const SHORT_LINE = 36;
/**
 * Renders lines of code as HTML: a span per highlighted token, and an element for a line that may wrap or is marked. The
 * text content is the code itself: every line except the last ends with its line break.
 * @param marked indexes of the marked lines
 */
export function linesHtml(
  lines: readonly (readonly CodeToken[])[],
  marked: readonly number[] = [],
): string {
  const line = (tokens: readonly CodeToken[], index: number) => {
    const text = tokens.map((token) => token.text).join('');
    const isLong = text.length > SHORT_LINE - (index === 0 ? 6 : 0);
    const names = clsx(isLong && indentOf(text), marked.includes(index) && MARKED);
    // What fits behind the indentation of a line that wraps, in a list, too; there, a name may end in the margin.
    const longest = SHORT_LINE - 6 - Math.min(text.search(/\S/), 16);
    let rest = isLong ? withBreaks(text, longest) : '';
    const longHtml = (length: number) => {
      const [own = ''] = RegExp(`(?:${BREAK}?[^${BREAK}]){${length}}`).exec(rest) ?? [];
      rest = rest.slice(own.length);
      return longCodeHtml(own, Math.min(longest + 4, ONE_LINE));
    };
    const tokenHtml = ({ text: own, kind }: CodeToken) => {
      const html = isLong ? longHtml(own.length) : escapedText(own);
      return kind ? `<span class="token ${kind}">${html}</span>` : html;
    };
    const content = tokens.map(tokenHtml).join('') + (index < lines.length - 1 ? '\n' : '');
    return names ? `<span class="code-line ${names}">${content}</span>` : content;
  };
  return lines.map(line).join('');
}
