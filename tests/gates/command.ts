import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyOfProject, withEdits } from '../support/brokenCopy';
import { type Gate, gates } from './gates';

/**
 * npm run test:gates [-- word ...]: makes the mistake of each gate in a copy of the project, runs the gate there, and
 * lists gate, file and outcome. Fails if a gate stays green, fails for another reason, fails without the mistake, or is
 * recognized by words that its output also has without the mistake. With words, only the gates whose name contains one
 * of them. Uses the builds that `npm test` leaves.
 */
const BUILT = ['build', '.build-variants/options'];
/** The last lines of the output of a gate that fails for another reason. */
const SHOWN_LINES = 15;

/** Runs a command. */
function run(command: string, cwd: string): { passed: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { passed: status === 0, output: stdout + stderr };
}

/** By command, its outcome without a mistake. */
const clean = new Map<string, ReturnType<typeof run>>();

/** Runs a gate without and with its mistake. */
async function outcomeOf(
  { command, says, break: mistake }: Gate,
  files: readonly string[],
  dir: string,
): Promise<{ outcome: string; output?: string | undefined }> {
  const before = clean.get(command) ?? run(command, dir);
  clean.set(command, before);
  if (!before.passed) return { outcome: 'RED WITHOUT THE MISTAKE', output: before.output };
  // Such as the title of a test: any other failure would print it as well.
  const usual = says.exec(before.output)?.[0];
  if (usual !== undefined) return { outcome: 'SAYS SO WITHOUT THE MISTAKE', output: usual };
  const edits = Object.fromEntries(files.map((file) => [file, mistake]));
  const { passed, output } = await withEdits(dir, edits, () => run(command, dir));
  if (passed) return { outcome: 'STAYS GREEN' };
  return says.test(output) ? { outcome: 'red' } : { outcome: 'RED FOR ANOTHER REASON', output };
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const missing = BUILT.find((path) => !existsSync(path));
  if (missing) throw new Error(`There is no ${missing}/. Run "npm test" first.`);
  const dir = copyOfProject(BUILT);
  // The dates of pages come from Git.
  symlinkSync(resolve('.git'), join(dir, '.git'));
  let failed = 0;
  try {
    for (const gate of gates.filter(
      ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
    )) {
      const started = performance.now();
      const files = typeof gate.file === 'string' ? [gate.file] : gate.file();
      if (files.length === 0) throw new Error(`${gate.name}: the build has no file to break.`);
      const { outcome, output } = await outcomeOf(gate, files, dir);
      const seconds = Math.round((performance.now() - started) / 1000);
      if (outcome !== 'red') failed += 1;
      console.log(
        `${outcome.padEnd(6)} ${String(seconds).padStart(4)} s  ${gate.name}: ${files[0]}`,
      );
      if (output) console.log(output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n'));
    }
  } finally {
    rmSync(dir, { recursive: true });
  }
  console.log(failed === 0 ? 'Every gate can fail.' : `${failed} gate(s) do not do their work.`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
