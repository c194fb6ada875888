import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureChromium } from '../../tools/lib/chromium';
import { installPackages, newerNode } from '../support/packages';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const METRICS = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
  'total-byte-weight': 'bytes',
} as const;

/** Names of the metrics, in the order of their columns. */
export const metricNames: readonly string[] = [...CATEGORIES, ...Object.values(METRICS)];

/** One run over one page. */
export type Report = {
  metrics: Map<string, number>;
  /** Failed audits with a weight, except in the category performance. */
  failed: string[];
  version: string;
};

type LighthouseResult = {
  lighthouseVersion: string;
  runtimeError?: { message: string };
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
};

/**
 * Reads the metrics from a Lighthouse report.
 * @throws Error if the page did not load, or a metric is missing
 */
export function readReport(json: string): Report {
  const { lighthouseVersion, runtimeError, categories, audits } = JSON.parse(
    json,
  ) as LighthouseResult;
  if (runtimeError) throw new Error(runtimeError.message);
  const metrics = new Map<string, number>();
  for (const name of CATEGORIES) metrics.set(name, (categories[name]?.score ?? NaN) * 100);
  for (const [id, name] of Object.entries(METRICS)) {
    metrics.set(name, audits[id]?.numericValue ?? NaN);
  }
  for (const [name, value] of metrics) {
    if (Number.isNaN(value)) throw new Error(`Lighthouse gave no value for ${name}.`);
  }
  const failed = Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, category]) => category?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return { metrics, failed, version: lighthouseVersion };
}

function spawned(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (text) => (errors += String(text)));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} failed:\n${errors.slice(-1500)}`)),
    );
  });
}

/** Installs Lighthouse, and returns a function that runs it once in a new browser with the mobile preset. */
export async function lighthouse(): Promise<(address: string) => Promise<Report>> {
  const folder = await installPackages('lighthouse', __dirname);
  const env = {
    ...process.env,
    CHROME_PATH: ensureChromium(),
    PATH: `${newerNode(folder)}${delimiter}${process.env.PATH ?? ''}`,
  };
  return async (address) => {
    const scratch = mkdtempSync(join(tmpdir(), 'ace-docs-lighthouse-'));
    const output = join(scratch, 'report.json');
    const flags = `--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --no-first-run --user-data-dir=${join(scratch, 'profile')}`;
    try {
      await spawned(
        join(folder, 'node_modules', '.bin', 'lighthouse'),
        [address, '--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`],
        env,
      );
      return readReport(readFileSync(output, 'utf8'));
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  };
}
