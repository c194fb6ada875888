import { dirname, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { VFileMessage } from 'vfile-message';
import { readPage } from '../../lint/page';

const MDX_ERROR =
  /MDX compilation failed for file "?([^"\n]+?)"?\nCause: ([^]*?)\nDetails:\n([^]*)/;

/** What of the bundler is used; webpack and Rspack have it. */
type Compiler = {
  hooks: {
    done: {
      tap: (name: string, use: (stats: { compilation: { errors: Error[] } }) => void) => void;
    };
  };
};

/** What the bundler draws at the beginning of each line. */
const FRAME = /^[ \t]*[│╰─▶×]+[ \t]*/gm;

/** The problem of a page that does not parse, in the words of the check. */
function checkedProblem(path: string, projectDir: string): VFileMessage | undefined {
  try {
    void readPage(dirname(path), path.slice(dirname(path).length + 1), projectDir).tree;
    return undefined;
  } catch (error) {
    if (error instanceof VFileMessage) return error;
    throw error;
  }
}

/**
 * Turns an error of the MDX loader, twenty lines with a stack, into one line.
 * @returns file, line, problem and remedy; undefined for any other error
 */
export function pageError(text: string, projectDir: string): string | undefined {
  const [, path, cause = '', details = ''] =
    MDX_ERROR.exec(stripVTControlCharacters(text).replaceAll(FRAME, '')) ?? [];
  if (!path) return undefined;
  const checked = checkedProblem(path, projectDir);
  const line = checked?.line ?? /"line": (\d+)/.exec(details)?.[1] ?? 1;
  return `${relative(projectDir, path)}:${line}: ${checked?.reason ?? cause}`;
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
