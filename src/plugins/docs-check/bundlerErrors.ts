import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { VFileMessage } from 'vfile-message';
import { readPage } from '../../lint/page';

const MDX_ERROR =
  /MDX compilation failed for file "?([^"\n]+?)"?\nCause: ([^]*?)\nDetails:\n([^]*)/;

/** What of the bundler is used; webpack and Rspack have it. */
type Stats = { compilation: { errors: Error[] } };
type Compiler = { hooks: { done: { tap: (name: string, use: (stats: Stats) => void) => void } } };

/** What the bundler draws at the beginning of each line. */
const FRAME = /^[ \t]*[│╰─▶×]+[ \t]*/gm;

/**
 * Turns an error of the MDX loader, twenty lines with a stack, into one line: in the words of the check if the page does
 * not parse.
 * @returns file, line, problem and remedy; undefined for any other error
 */
export function pageError(text: string, projectDir: string): string | undefined {
  const [, path, cause = '', details = ''] =
    MDX_ERROR.exec(stripVTControlCharacters(text).replaceAll(FRAME, '')) ?? [];
  if (!path) return undefined;
  const name = relative(projectDir, path);
  try {
    void readPage(dirname(path), relative(dirname(path), path), projectDir).tree;
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    return `${name}:${error.line ?? 1}: ${error.reason}`;
  }
  return `${name}:${/"line": (\d+)/.exec(details)?.[1] ?? 1}: ${cause}`;
}

/** A plugin of the bundler that reports pages that do not compile with file, line and remedy. */
export const readableErrors = (projectDir: string) => ({
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('docs-check', ({ compilation }) => {
      compilation.errors = compilation.errors.map((error) => {
        const message = pageError(error.message, projectDir);
        return message === undefined
          ? error
          : Object.assign(new Error(message), { name: '', stack: message });
      });
    });
  },
});
