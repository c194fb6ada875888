import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseData } from '../../content/dataFile';
import { MAX_PHRASE_WORDS } from '../core/synonyms';
import { tokenize } from '../core/tokenize';
import schema from '../../../versioned_docs/search-synonyms.schema.json';

/**
 * Reads the groups of synonyms.
 * @param path of a YAML file below the project: a list of groups, each a list of at least two phrases
 * @returns the groups, and what is wrong with them: file, line, problem and remedy
 */
export function readSynonyms(
  projectDir: string,
  path: string,
): { groups: string[][]; problems: string[] } {
  const source = readFileSync(join(projectDir, path), 'utf8');
  const file = parseData<unknown[][]>(source, path, schema);
  const groups = (file.content ?? []).map((group) => group.map(String));
  const problems = groups.flatMap((group, at) =>
    group.flatMap((phrase, index) => {
      const words = tokenize(phrase).length;
      return words < 1 || words > MAX_PHRASE_WORDS
        ? `${file.place([at, index])}: "${phrase}" must have 1 to ${MAX_PHRASE_WORDS} words.`
        : [];
    }),
  );
  return { groups, problems: [...file.problems, ...problems] };
}
