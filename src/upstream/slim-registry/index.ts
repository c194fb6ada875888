import { outdated, type Patch } from '../patch';

const NAME = 'slim-registry';
const LINE =
  /^ {2}("[^"]+": \[\(\) => import\(.*?\)), ("[^"]+"), require\.resolveWeak\(\2\)\],(\};)?$/;

/**
 * Removes from the chunk registry what only the server uses: the path and the ID of each module.
 * @param source registry.js
 * @throws Error if a line has another format
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

/** Removes the data of the server from the chunk registry, which every page loads. */
export default {
  name: NAME,
  rewrite: ({ read, replace }) => replace('registry', slimRegistry(read('registry'))),
} satisfies Patch;
