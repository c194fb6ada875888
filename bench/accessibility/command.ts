import axe from 'axe-core';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ruleTags } from '../../tools/lib/axe';
import { builtPages } from '../../tools/lib/built';
import { openStates } from '../../tools/lib/states';
import { launchBrowser } from '../support/browser';
import { machine, runCommand, table } from '../support/report';
import { serveSite } from '../support/serve';
import { build, root } from '../support/workspace';
import { groupUndecided, metrics } from './metrics';
import { located, type Run, sweep } from './sweep';
import { undecidedOverBudget } from './undecided';

/**
 * npm run audit:a11y: runs axe on every page of the build and every open state, in both colour modes and all widths.
 *   --only <text>  pages whose address contains the text, and no open states
 *   --jobs <n>     pages that are open at a time; by default one per processor
 *   --write        writes src/content/accessibility.json, which the site shows; only for the whole site
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    write: { type: 'boolean', default: false },
  },
});

/** What the accessibility page shows. */
const SHOWN = join(root, 'src', 'content', 'accessibility.json');
/** An address without a page: it shows the not-found page. */
const LOST = '/no-such-page';

function report(runs: readonly Run[], seconds: number, browser: string) {
  const violations = located(runs, 'violations');
  const parts = metrics(runs);
  const undecided = groupUndecided(located(runs, 'undecided'));
  for (const { rule, where, selector, reasons } of violations) {
    console.log(`${rule}\t${where}\t${selector}\n\t${reasons}`);
  }
  const rows = parts.map(({ part, checked, runs: count, violations: found }) =>
    [part, checked, count, found].map(String),
  );
  console.log(`\n${table(['', 'Pages or states', 'Runs', 'Violations'], rows)}`);
  console.log('\nNot decided by axe:');
  for (const { rule, reason, elements, runs: count } of undecided) {
    console.log(`${rule}: ${elements} elements in ${count} runs. ${reason}`);
  }
  const on = machine([`Chromium ${browser}`]);
  console.log(`\n${runs.length} runs in ${seconds} s. ${on}`);
  const date = new Date().toISOString().slice(0, 10);
  return { date, machine: on, axe: axe.version, ruleTags, seconds, parts, violations, undecided };
}

async function main(): Promise<void> {
  const { only, jobs, write } = options;
  if (only !== undefined && write)
    throw new Error('Metrics of a part of the site are not written.');
  const addresses = [...builtPages(build), LOST].filter((page) => page.includes(only ?? ''));
  if (addresses.length === 0) throw new Error(`No page of the build contains "${only}".`);
  const site = await serveSite(build);
  try {
    const start = performance.now();
    const states = only === undefined ? openStates : [];
    const runs = await sweep(
      launchBrowser,
      site.origin,
      addresses,
      states,
      Number(jobs),
      (done, all) => {
        if (done % 50 === 0) console.error(`${done} of ${all}`);
      },
    );
    const seconds = Math.round((performance.now() - start) / 1000);
    const browser = await launchBrowser();
    const result = report(runs, seconds, browser.version());
    await browser.close();
    if (write) {
      writeFileSync(SHOWN, `${JSON.stringify(result, null, 2)}\n`);
      console.log(`Written to ${SHOWN}`);
    }
    // The budgets apply only to the whole site.
    const undecided = only === undefined ? undecidedOverBudget(result.undecided, runs.length) : [];
    undecided.forEach((line) => console.error(line));
    process.exitCode = result.violations.length + undecided.length === 0 ? 0 : 1;
  } finally {
    await site.close();
  }
}

runCommand(main);
