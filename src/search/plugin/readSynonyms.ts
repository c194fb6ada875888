import { readFile } from 'node:fs/promises';
import { LineCounter, parseDocument } from 'yaml';
import { MAX_PHRASE_WORDS } from '../core/synonyms';
import { tokenize } from '../core/tokenize';

/**
 * Reads the groups of synonyms.
 * @param file path of a YAML file: a list of groups, each a list of at least two phrases
 * @throws Error that names file, line, and remedy if the file has another structure
 */
export async function readSynonyms(file: string): Promise<string[][]> {
  const lines = new LineCounter();
  const document = parseDocument(await readFile(file, 'utf8'), { lineCounter: lines });
  const fail = (line: number, message: string) => new Error(`${file}:${line}: ${message}`);
  const [error] = document.errors;
  if (error) throw fail(lines.linePos(error.pos[0]).line, error.message);
  const groups: unknown = document.toJS();
  if (!Array.isArray(groups)) throw fail(1, 'Write a list of groups: "- [cron, schedule]".');
  return groups.map((group: unknown, at) => {
    const node = document.getIn([at], true) as { range?: [number, number, number] } | undefined;
    const line = lines.linePos(node?.range?.[0] ?? 0).line;
    if (!Array.isArray(group) || group.length < 2) {
      throw fail(line, 'A group needs at least two phrases: "- [cron, schedule]".');
    }
    return group.map((phrase: unknown) => {
      const words = tokenize(String(phrase)).length;
      if (words < 1 || words > MAX_PHRASE_WORDS) {
        throw fail(line, `"${String(phrase)}" must have 1 to ${MAX_PHRASE_WORDS} words.`);
      }
      return String(phrase);
    });
  });
}
