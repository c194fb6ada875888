import { writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

const RESULTS = join(__dirname, '..', 'results');

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * Time and machine of a measurement, in one line.
 * @param tools names and versions of the tools, such as the browser
 */
export function machine(tools: readonly string[] = []): string {
  const [processor] = cpus();
  return [
    new Date().toISOString().slice(0, 16).replace('T', ' ') + ' UTC',
    `${cpus().length} x ${processor?.model.trim() ?? 'unknown processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `load average ${loadavg()[0]?.toFixed(1)}`,
    `Node ${process.versions.node}`,
    ...tools,
  ].join(', ');
}

/**
 * Prints results as a page; with `--write`, also saves it in bench/results.
 * @param name file name without extension
 * @param blocks the page: title, paragraphs and tables
 */
export function report(name: string, write: boolean, blocks: readonly string[]): void {
  const page = blocks.join('\n\n');
  console.log(page);
  if (!write) return;
  writeFileSync(join(RESULTS, `${name}.md`), `${page}\n`);
  console.error(`Written: bench/results/${name}.md`);
}
