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
import { groupUndecided, metrics, undecidedOverBudget } from './metrics';
import { located, type Run, sweep, visitsOf } from './sweep';

/**
 * npm run audit:a11y: runs axe on every page of the build and every open state, in both color modes and all widths.
 *   --only <text>  pages whose path contains the text, and no open states
 *   --write        writes src/content/accessibility.json, which the site shows; only for the whole site
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

/** What the accessibility page shows. */
const SHOWN = join(root, 'src', 'content', 'accessibility.json');
/** A path without a page: it shows the not-found page. */
const LOST = '/no-such-page';

/** Prints what was found. */
function print(runs: readonly Run[]): void {
  for (const { rule, where, selector, reasons } of located(runs, 'violations')) {
    console.log(`${rule}\t${where}\t${selector}\n\t${reasons}`);
  }
  const rows = metrics(runs).map((part) => Object.values(part).map(String));
  console.log(`\n${table(['', 'Pages or states', 'Runs', 'Violations'], rows)}`);
  console.log('\nNot decided by axe:');
  for (const group of groupUndecided(located(runs, 'undecided'))) {
    console.log(`${group.rule}: ${group.elements} elements in ${group.runs} runs. ${group.reason}`);
  }
}

runCommand(async () => {
  const { only, write } = options;
  if (only !== undefined && write) {
    throw new Error('Metrics of a part of the site are not written.');
  }
  const paths = [...builtPages(build), LOST].filter((path) => path.includes(only ?? ''));
  if (paths.length === 0) throw new Error(`No page of the build contains "${only}".`);
  const visits = visitsOf(paths, only === undefined ? openStates : []);
  const site = await serveSite(build);
  const start = performance.now();
  const runs = await sweep(launchBrowser, site.origin, visits, availableParallelism());
  const seconds = Math.round((performance.now() - start) / 1000);
  await site.close();
  const browser = await launchBrowser();
  const on = machine([`Chromium ${browser.version()}`]);
  await browser.close();
  print(runs);
  console.log(`\n${runs.length} runs in ${seconds} s. ${on}`);
  const violations = located(runs, 'violations');
  const undecided = groupUndecided(located(runs, 'undecided'));
  if (write) {
    const date = new Date().toISOString().slice(0, 10);
    const parts = metrics(runs);
    const shown = {
      date,
      machine: on,
      axe: axe.version,
      ruleTags,
      seconds,
      parts,
      violations,
      undecided,
    };
    writeFileSync(SHOWN, `${JSON.stringify(shown, null, 2)}\n`);
    console.log(`Written to ${SHOWN}`);
  }
  // The budgets apply only to the whole site.
  const over = only === undefined ? undecidedOverBudget(undecided, runs.length) : [];
  over.forEach((line) => console.error(line));
  process.exitCode = violations.length + over.length === 0 ? 0 : 1;
});
