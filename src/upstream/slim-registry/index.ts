import { outdated, type Patch } from '../patch';

const NAME = 'slim-registry';
const LINE =
  /^ {2}("[^"]+": \[\(\) => import\(.*?\)), ("[^"]+"), require\.resolveWeak\(\2\)\],(\};)?$/;

/**
 * Leaves out of the registry of chunks what only the server uses: the path and the id of each module.
 * @param source registry.js
 * @throws where a line is not as expected
 */
export function slimRegistry(source: string): string {
  return source
    .split('\n')
    .map((line) => {
      if (/^export default \{|^\};?$|^$/.test(line)) return line;
      const [, kept, , end = ''] = LINE.exec(line) ?? [];
      if (!kept) throw outdated(NAME, `registry.js has the line "${line}"`);
      return `  ${kept}],${end}`;
    })
    .join('\n');
}

/** Compresses the registry of chunks, which is part of every page. */
export default {
  name: NAME,
  rewrite: ({ read, replace }) => replace('registry', slimRegistry(read('registry'))),
} satisfies Patch;
