import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { pageFrontMatter } from '../../content/pageFrontMatter';
import { questionsFile, topicOf } from '../../content/questions';
import { contentWords, stem } from '../../search/core/language';
import { normalizeTerm } from '../../search/core/tokenize';
import { suggestion } from '../suggestion';
import type { VersionIds } from './pageIds';

const MAX_QUESTIONS = 15;
const MAX_WORDS = 12;

const FORM = 'Write one to 15 questions, each on a line: "- switch a route off for a while".';

const wordsOf = (text: string) => [...new Set(contentWords(text).map(normalizeTerm))];

/** The words of the title, the keywords and the headings of a page, and the stems of all its words. */
function readPage(source: string) {
  const { title = '', keywords = [] } = pageFrontMatter(source);
  const body = source.replace(/^---\r?\n.*?\n---\r?\n/s, '');
  const headings = body.replace(/^```[^]*?^```/gm, '').match(/^#+ .*$/gm) ?? [];
  const names = [title, keywords, headings].flat().map(String).join(' ');
  return { names: wordsOf(names), stems: wordsOf(`${names} ${body}`).map(stem) };
}

/** What is wrong with a question of a page. */
function problemOf(question: string, { names, stems }: ReturnType<typeof readPage>) {
  const words = question.split(/\s+/).length;
  if (words < 2 || words > MAX_WORDS)
    return `The question "${question}" has ${words} ${words === 1 ? 'word' : 'words'}; write 2 to ${MAX_WORDS}. A single word belongs in "keywords".`;
  const own = wordsOf(question);
  if (own.every((word) => names.includes(word)))
    return `The question "${question}" has no word that title, headings and keywords lack: the search finds the page without it. Use other words, or remove it.`;
  return own.some((word) => stems.includes(stem(word)))
    ? undefined
    : `The page has no word of the question "${question}": a reader who opens it sees no answer. Write the answer on the page, or remove the question.`;
}

/**
 * Checks the questions by which the search finds pages: those of a topic are answered by each page on it, in words that
 * a reader sees, and bring words that the search does not know yet.
 * @param versions the pages of each version, the newest first
 * @returns one line per problem: file, line, problem and remedy
 */
export function questionProblems(projectDir: string, versions: VersionIds): string[] {
  const file = join(projectDir, questionsFile);
  if (!existsSync(file)) return [];
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const at = (offset: number, message: string) =>
    `${questionsFile}:${lines.linePos(offset).line}: ${message}`;
  const [error] = document.errors;
  if (error) return [at(error.pos[0], error.message)];
  const pages = [...versions].flatMap(([version, ids]) => ids.map((id) => ({ version, id })));
  const topics = new Map(pages.map((page) => [topicOf(page), [] as typeof pages]));
  pages.forEach((page) => topics.get(topicOf(page))?.push(page));
  const source = ({ version, id }: (typeof pages)[number]) =>
    readFileSync(join(projectDir, 'versioned_docs', `version-${version}`, `${id}.md`), 'utf8');
  const items = isMap(document.contents) ? document.contents.items : [];
  return items.flatMap(({ key, value }) => {
    const [offset = 0] = (isScalar(key) && key.range) || [];
    const topic = String(key);
    const known = topics.get(topic);
    if (!known)
      return at(offset, `"${topic}" is no page. ${suggestion(topic, [...topics.keys()])}`);
    if (!isSeq(value) || value.items.length < 1 || value.items.length > MAX_QUESTIONS)
      return at(offset, FORM);
    const read = new Map(known.map((page) => [page.version, readPage(source(page))]));
    const seen = new Set<string>();
    return value.items.flatMap((item) => {
      const [place = offset] = (isScalar(item) || isMap(item) ? item.range : null) ?? [];
      const only = isMap(item) ? (item.toJSON() as Record<string, unknown>) : undefined;
      const [[version, question]] = Object.entries(
        only ?? { '': isScalar(item) && item.value },
      ) as [[string, unknown]];
      if (typeof question !== 'string' || (only && !read.has(version))) return at(place, FORM);
      if (seen.has(question.toLowerCase()))
        return at(place, `"${question}" is there twice. Remove one.`);
      seen.add(question.toLowerCase());
      const answering = only ? [read.get(version)!] : [...read.values()];
      const [problem] = answering.flatMap((page) => problemOf(question, page) ?? []);
      return problem ? at(place, problem) : [];
    });
  });
}
