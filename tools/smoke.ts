import { setTimeout } from 'node:timers/promises';
// The import has an extension because Node.js runs this file directly: the job that calls it installs no packages.
import { smokeProblems } from './lib/smoke.ts';

/** node tools/smoke.ts <address> <build>: checks that a build is published at the address within two minutes. */
const [, , address = '', build = ''] = process.argv;
const TRIES = 8;
const PAUSE = 15_000;

async function main(): Promise<void> {
  if (!URL.canParse(address) || !build)
    throw new Error('Give the address of the site and its build.');
  let problems: string[] = [];
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    problems = await smokeProblems({ address, build });
    if (problems.length === 0) break;
    // The edge servers of a content delivery network update their files at different times.
    if (attempt < TRIES) await setTimeout(PAUSE);
  }
  problems.forEach((problem) => console.error(problem));
  console.log(problems.length === 0 ? `${address} is published` : `${address} has problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
