import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { machine, table } from '../support/report';

const FILE = join('bench', 'results', 'pages.md');

/**
 * Prints a result; with `--write`, also replaces the previous one in bench/results/pages.md.
 * @param title title of the result; each has its own section
 */
export function report(title: string, head: string[], rows: string[][]): void {
  const section = [`## ${title}`, machine(), table(head, rows)].join('\n\n');
  console.log(section);
  if (!process.argv.includes('--write')) return;
  mkdirSync(dirname(FILE), { recursive: true });
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '# Pages\n';
  const [top = '', ...sections] = old.trimEnd().split(/\n+(?=## )/);
  const others = sections.filter((one) => !one.startsWith(`## ${title}\n`));
  writeFileSync(FILE, [top, ...others, section].join('\n\n') + '\n');
}
