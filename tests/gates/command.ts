import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyOfProject, withEdits } from '../support/brokenCopy';
import { type Gate, gates } from './gates';

/**
 * npm run test:gates [-- word ...]: makes the mistake of each gate in a copy of the project, runs the gate there, and
 * lists gate, file and outcome. Fails if a gate stays green, or fails for another reason. With words, only the gates
 * whose name contains one of them. Uses the builds that `npm test` leaves.
 */
const BUILT = ['build', '.build-variants/options'];
/** The last lines of the output of a gate that fails for another reason. */
const SHOWN_LINES = 15;

/** Runs a gate with its mistake. */
function outcomeOf({ command, says }: Gate, cwd: string): { outcome: string; output: string } {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const output = stdout + stderr;
  if (status === 0) return { outcome: 'STAYS GREEN', output: '' };
  return says.test(output)
    ? { outcome: 'red', output: '' }
    : { outcome: 'RED FOR ANOTHER REASON', output };
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
      const { outcome, output } = await withEdits(dir, { [gate.file]: gate.break }, () =>
        outcomeOf(gate, dir),
      );
      const seconds = Math.round((performance.now() - started) / 1000);
      if (outcome !== 'red') failed += 1;
      console.log(
        `${outcome.padEnd(6)} ${String(seconds).padStart(4)} s  ${gate.name}: ${gate.file}`,
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
