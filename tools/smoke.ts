import { setTimeout } from 'node:timers/promises';
// With the extension, since plain Node runs this file: the job that calls it installs nothing.
import { smokeProblems } from './lib/smoke.ts';

/** node tools/smoke.ts <address> <build>: whether a site has arrived where it was published, within two minutes. */
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
    // The edges of a content delivery network take the new files over one by one.
    if (attempt < TRIES) await setTimeout(PAUSE);
  }
  problems.forEach((problem) => console.error(problem));
  console.log(
    problems.length === 0 ? `${address} is published` : `${address} is not as it should be`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
