import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { launchBrowser } from '../support/browser';
import { quantile } from '../support/stats';
import { option } from './options';
import { report } from './report';

// Time from saving a page to its new text in the browser, with `docusaurus start`. The file is restored at the end.

const PORT = 4999;
const PAUSE = 1500; // writers do not save while the page reloads

async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${address} does not answer.`);
}

async function measure(file: string, page: string, edits: number): Promise<void> {
  const before = readFileSync(file, 'utf8');
  const address = `http://localhost:${PORT}${page}`;
  const started = performance.now();
  const args = ['docusaurus', 'start', '--no-open', '--port', String(PORT)];
  const server = spawn('npx', args, { stdio: 'ignore', detached: true });
  const browser = await launchBrowser();
  const times: number[] = [];
  try {
    const tab = await browser.newPage();
    await answers(address);
    await tab.goto(address);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    const ready = (performance.now() - started) / 1000;
    for (let edit = 0; edit <= edits; edit += 1) {
      const sentence = `Edit number ${edit} of this benchmark.`;
      const shown = tab.getByText(sentence).waitFor();
      const saved = performance.now();
      writeFileSync(file, `${before}\n${sentence}\n`);
      await shown;
      // The first edit is a warm-up of the compiler.
      if (edit > 0) times.push(performance.now() - saved);
      await tab.waitForTimeout(PAUSE);
    }
    const ms = (part: number) => quantile(times, part).toFixed(0);
    report(
      'An edit under `docusaurus start`',
      ['Page', 'Median, ms', 'Slowest, ms', 'Edits', 'Start to page, s'],
      [[page, ms(0.5), ms(1), String(times.length), ready.toFixed(1)]],
    );
  } finally {
    writeFileSync(file, before);
    await browser.close();
    // The whole group: npx starts the server as a child of its own.
    if (server.pid !== undefined) process.kill(-server.pid);
  }
}

void measure(
  option('file', 'versioned_docs/version-ace5/steps/jwt.md'),
  option('page', '/docs/steps/jwt/'),
  Number(option('edits', '7')),
);
