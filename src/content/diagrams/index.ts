import { join } from 'node:path';
import { parse } from 'yaml';
import { parsedFile } from '../parsedFile';
import type { Diagram } from './model';

/** The diagrams of the documentation, by the name that pages use. */
export const diagrams = () =>
  parsedFile(
    join(__dirname, 'diagrams.yml'),
    (text) => parse(text) as Readonly<Record<string, Diagram>>,
  );
