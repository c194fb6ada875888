import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';

const FILE = 'versioned_docs/tags.yml';

/** The list of tags; what parses of it, if it has an error. */
const readTags = (projectDir: string) =>
  parseDocument(readFileSync(join(projectDir, FILE), 'utf8'), { prettyErrors: true });

/** The names of the tags that pages may have. */
export const tagNames = (projectDir: string): string[] =>
  Object.keys((readTags(projectDir).toJS() ?? {}) as object);

/** Reports that the list of tags does not parse: file, line, problem and remedy. */
export function tagProblems(projectDir: string): string[] {
  const [error] = readTags(projectDir).errors;
  if (!error) return [];
  const reason = error.message.replace(/ at line \d+[^]*/, '');
  return [
    `${FILE}:${error.linePos?.[0].line ?? 1}: The list is not YAML: ${reason}. Correct the line or the one above it.`,
  ];
}
