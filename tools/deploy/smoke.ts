// The imports have extensions because Node.js runs this file directly: the job that calls it installs no packages.
import { smokeProblems } from '../lib/smoke.ts';
import { untilUpdated, verify } from './verify.ts';

/**
 * node tools/deploy/smoke.ts <address> <build> <manifest>: checks that a build is published at the address within two
 * minutes, with the bytes of its manifest.
 */
const [, , address = '', build = '', manifest] = process.argv;
const TRIES = 8;

async function main(): Promise<void> {
  if (!URL.canParse(address) || !build)
    throw new Error('Give the address of the site and its build.');
  const problems = await untilUpdated(() => smokeProblems({ address, build }), TRIES);
  if (problems.length === 0) problems.push(...(await verify(address, manifest)));
  problems.forEach((problem) => console.error(problem));
  console.log(problems.length === 0 ? `${address} is published` : `${address} has problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
