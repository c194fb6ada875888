import { mkdirSync, writeFileSync } from 'node:fs';
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
 * Writes a page of results to bench/results.
 * @param name file name without extension
 * @returns the path of the file
 */
export function writeResults(name: string, markdown: string): string {
  mkdirSync(RESULTS, { recursive: true });
  const path = join(RESULTS, `${name}.md`);
  writeFileSync(path, `${markdown.trim()}\n`);
  return path;
}
