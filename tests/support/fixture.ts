import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The cases of a test in a YAML file. */
export const fixture = <Cases>(...path: string[]): Cases =>
  parse(readFileSync(join(...path), 'utf8'), { merge: true }) as Cases;
