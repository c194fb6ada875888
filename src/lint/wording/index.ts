import type { Nodes } from 'mdast';
import { toNlcst } from 'mdast-util-to-nlcst';
import { ParseEnglish } from 'parse-english';
import indefiniteArticle from 'retext-indefinite-article';
import repeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { readReview } from '../../content/review';
import type { Page } from '../page';
import { names } from './names';
import { type Point, type Prose, proseIn } from './prose';
import { doubtRules, type WordingRule, wordingRules } from './rules';
import { americanSpelling } from './spelling';

/** What is wrong with the wording of a page, and where. */
export type WordingProblem = { reason: string; place: Point; ancestors?: Nodes[] };

const shown = (text: string) => text.trim().replaceAll('`x`', '`…`');

type Rules = { rules: readonly WordingRule[]; withNames: boolean };
const FOR_PAGES: Rules = { rules: [...wordingRules, ...doubtRules], withNames: true };
/** A question has no code, so a name in it can be a name in code. */
const FOR_QUESTIONS: Rules = { rules: wordingRules, withNames: false };

/** Most texts break no rule: they are tested first, because iterating over the matches costs more. */
const matches = (text: string, pattern: RegExp): Iterable<RegExpExecArray> =>
  pattern.test(text) ? text.matchAll(new RegExp(pattern, `g${pattern.flags}`)) : [];

function* problemsIn(
  { text, pointAt, node }: Prose,
  { rules, withNames }: Rules,
): Generator<WordingProblem> {
  const at = (offset: number) => ({
    place: pointAt(offset) ?? { line: 1, column: 1 },
    ...(node ? { ancestors: [node] } : {}),
  });
  for (const { pattern, remedy } of rules) {
    for (const { 0: match, index } of matches(text, pattern)) {
      yield { reason: `"${shown(match)}" ${remedy}.`, ...at(index) };
    }
  }
  for (const { name, wrong } of withNames ? names : []) {
    for (const { 0: match, index } of matches(text, wrong)) {
      yield { reason: `"${match}" is written "${name}".`, ...at(index) };
    }
  }
  for (const { 0: word, index } of text.matchAll(
    /(?<![\w.@/-])[A-Za-z][a-z]{3,}(?![\w@/]|\.\w)/g,
  )) {
    const american = americanSpelling(word);
    if (american) {
      yield { reason: `"${word}" is British spelling: write "${american}".`, ...at(index) };
    }
  }
}

const grammar = unified().use(indefiniteArticle).use(repeatedWords).freeze();

/** The articles and repeated words that retext finds. What is bold or a link is a name, and not part of a repetition. */
function grammarProblems(page: Page): WordingProblem[] {
  const file = new VFile({ path: page.name, value: String(page.file) });
  const source = ['strong', 'link', 'inlineCode', 'mdxTextExpression', 'mdxJsxTextElement'];
  grammar.runSync(
    toNlcst(page.tree, file, ParseEnglish, { source, ignore: ['yaml', 'mdxjsEsm', 'code'] }),
    file,
  );
  return file.messages.map(({ reason, line = 1, column = 1 }) => ({
    reason: `${reason.replaceAll('`', '"')}.`,
    place: { line, column },
  }));
}

const lineProse = (text: unknown, line: number): Prose[] =>
  typeof text === 'string' ? [{ text, pointAt: () => ({ line, column: 1 }) }] : [];

/** The texts of the front matter that readers see, without the questions of `review`. */
function frontMatterProse({ frontMatter, lineOf }: Page): Prose[] {
  const { title, description, step } = frontMatter;
  const summary = (step as { summary?: unknown } | undefined)?.summary;
  return Object.entries({ title, description, step: summary }).flatMap(([key, text]) =>
    lineProse(text, lineOf(key)),
  );
}

const questionProse = ({ frontMatter, lineOf }: Page): Prose[] =>
  [...readReview(frontMatter)].flatMap(([id, text]) => lineProse(text, lineOf('review', id)));

/** All that readers see of a page as text, apart from its code. */
export const readingProse = (page: Page): Prose[] => [
  ...frontMatterProse(page),
  ...proseIn(page.tree),
  ...questionProse(page),
];

/** Of pages by their text: most pages of the next version are those of the current one. */
const found = new Map<string, WordingProblem[]>();

/** What is wrong with the wording of a page, in its order. */
export function wordingProblems(page: Page): WordingProblem[] {
  const known = found.get(page.digest);
  if (known) return known;
  const problems = [...frontMatterProse(page), ...proseIn(page.tree)]
    .flatMap((prose) => [...problemsIn(prose, FOR_PAGES)])
    .concat(questionProse(page).flatMap((prose) => [...problemsIn(prose, FOR_QUESTIONS)]))
    .concat(grammarProblems(page))
    .sort((one, other) => one.place.line - other.place.line);
  found.set(page.digest, problems);
  return problems;
}
