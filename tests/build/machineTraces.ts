import { readFileSync } from 'node:fs';
import { homedir, hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECRETS } from '../../src/lint/checks/sampleData';
import { filesIn } from '../../tools/lib/built';

/** Variables whose values are secrets. That of the search analytics is public: the browser sends it. */
const SECRET_VARIABLE = /TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIAL|PRIVATE|API_?KEY/i;
const PUBLIC_VARIABLE = 'SEARCH_INSIGHTS_API_KEY';

/** What must not be in a published file, with its name. Short names and values are left out, because they are also words. */
const traces = [
  ['the folder of the checkout', process.cwd()],
  ['the home folder', `${homedir()}/`],
  ['the folder of temporary files', `${tmpdir()}/ace-`],
  ['an address of a file', 'file:///'],
  ['the name of the machine', hostname()],
  ...Object.entries(process.env)
    .filter(([name]) => SECRET_VARIABLE.test(name) && name !== PUBLIC_VARIABLE)
    .map(([name, value = '']) => [`the value of ${name}`, value]),
].filter(([, text = '']) => text.length >= 6);

/**
 * Finds paths, names and secrets of the machine in the files of a build, of any type.
 * @returns one line for each finding; it does not repeat a secret
 */
export const machineTraces = (dir: string): string[] =>
  filesIn(dir).flatMap((path) => {
    const content = readFileSync(join(dir, path), 'latin1');
    return [
      ...traces.flatMap(([what, text = '']) => (content.includes(text) ? [what] : [])),
      ...SECRETS.flatMap(([key, what]) => (content.search(key) < 0 ? [] : [what])),
    ].map((what) => `${path}: contains ${what}`);
  });
