import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDataFile } from '../../content/dataFile';
import { knownFrontMatter, splitFrontMatter } from '../../content/pages/frontMatter';
import { type Questions, questionsFile, topicOf } from '../../content/questions';
import { contentWords, stem } from '../../search/core/language';
import { normalizeTerm } from '../../search/core/tokenize';
import { suggestion } from '../../content/suggestion';
import { addressId, folderOf, idsIn, pathOf, type VersionIds } from '../../site/pageFiles';
import schema from '../../../versioned_docs/search-questions.schema.json';

const wordsOf = (text: string) => [...new Set(contentWords(text).map(normalizeTerm))];

/** The words of the title, the keywords and the headings of a page, and the stems of all its words, if it parses. */
function readPage(source: string) {
  const frontMatter = knownFrontMatter(source);
  if (!frontMatter) return undefined;
  const { title = '', keywords = [] } = frontMatter;
  const { body } = splitFrontMatter(source);
  const headings = body.replace(/^```[^]*?^```/gm, '').match(/^#+ .*$/gm) ?? [];
  const names = [title, keywords, headings].flat().map(String).join(' ');
  return { names: wordsOf(names), stems: wordsOf(`${names} ${body}`).map(stem) };
}

/** What is wrong with a question of a page. */
function problemOf(question: string, page: ReturnType<typeof readPage>) {
  if (!page) return undefined;
  const { names, stems } = page;
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
 */
export function questionProblems(projectDir: string, versions: VersionIds): string[] {
  const { content, problems, place } = readDataFile<Questions>(projectDir, questionsFile, schema);
  if (!content) return problems;
  const pages = [...versions.keys()].flatMap((version) => {
    const folder = folderOf(version);
    const page = (id: string) => ({ version, id: addressId(id), file: pathOf(folder, id) });
    return idsIn(projectDir, folder).map(page);
  });
  const topics = new Map(pages.map((page) => [topicOf(page), [] as typeof pages]));
  pages.forEach((page) => topics.get(topicOf(page))?.push(page));
  return Object.entries(content).flatMap(([topic, questions]) => {
    const known = topics.get(topic);
    if (!known)
      return `${place([topic])}: "${topic}" is no page. ${suggestion(topic, [...topics.keys()])}`;
    const read = new Map(
      known.map(({ version, file }) => [
        version,
        readPage(readFileSync(join(projectDir, file), 'utf8')),
      ]),
    );
    const seen = new Set<string>();
    return questions.flatMap((asked, index) => {
      const [[version, question]] = Object.entries(
        typeof asked === 'string' ? { '': asked } : asked,
      ) as [[string, string]];
      const at = place([topic, index]);
      if (version && !read.has(version))
        return `${at}: The topic has no page in "${version}". ${suggestion(version, [...read.keys()])}`;
      if (seen.has(question.toLowerCase()))
        return `${at}: "${question}" is there twice. Remove one.`;
      seen.add(question.toLowerCase());
      const answering = version ? [read.get(version)] : [...read.values()];
      const [problem] = answering.flatMap((page) => problemOf(question, page) ?? []);
      return problem ? `${at}: ${problem}` : [];
    });
  });
}
