import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sidebarJson } from '../../content/sidebarFile';
import { ParseError, parseJson } from '../json';

/** A JSON file of the project, or the sidebars of the next version, for checks that name its lines. */
export type DataFile = {
  content: unknown;
  /** The message about a value, with the line of the first of the strings that is in the file after the others. */
  at: (strings: readonly string[], message: string) => string;
};

/**
 * Reads a JSON file of the project.
 * @returns undefined if the project has no such file; the message if it does not parse
 */
export function readDataFile(projectDir: string, path: string): DataFile | string | undefined {
  const file = join(projectDir, path);
  if (!existsSync(file)) return undefined;
  const source = readFileSync(file, 'utf8');
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  try {
    return {
      content: parseJson(sidebarJson(source)),
      at: (strings, message) => {
        // Each string is looked for behind the one before it: a key, then the value below it.
        const offset = strings.reduce(
          (from, text) => Math.max(from, source.indexOf(JSON.stringify(text), from)),
          0,
        );
        return `${path}:${lineAt(offset)}: ${message}`;
      },
    };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return `${path}:${lineAt(error.offset)}: The JSON does not parse: ${error.message}. Correct the line or the one above it.`;
  }
}
