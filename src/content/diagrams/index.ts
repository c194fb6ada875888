import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Diagram } from './model';

/** The diagrams of the documentation, by the name that pages use. */
export const diagrams = parse(readFileSync(join(__dirname, 'diagrams.yml'), 'utf8')) as Readonly<
  Record<string, Diagram>
>;
