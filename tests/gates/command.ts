import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Gate, gates } from './gates';

/**
 * npm run test:gates [-- word ...]: makes the mistake of each gate in a copy of the project, runs the gate there, and
 * lists gate, file and outcome. Fails if a gate stays green, or fails for another reason. With words, only the gates
 * whose name contains one of them. Uses the builds that `npm test` leaves.
 */
const BUILT = ['build', '.build-variants/options'];
/** The last lines of the output of a gate that fails for another reason. */
const SHOWN_LINES = 15;

function copyOfProject(): string {
  const missing = BUILT.find((path) => !existsSync(path));
  if (missing) throw new Error(`There is no ${missing}/. Run "npm test" first.`);
  const dir = mkdtempSync(join(tmpdir(), 'ace-gates-'));
  const files = execFileSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const paths = files.split('\0').filter((path) => path !== '' && existsSync(path));
  for (const path of [...paths, ...BUILT]) cpSync(path, join(dir, path), { recursive: true });
  // The dates of pages come from Git.
  for (const path of ['.git', 'node_modules', 'bench/node_modules'].filter(existsSync)) {
    symlinkSync(resolve(path), join(dir, path));
  }
  return dir;
}

/** Runs a gate with its mistake. */
function outcomeOf(gate: Gate, dir: string): { outcome: string; output: string } {
  const file = join(dir, gate.file);
  const text = readFileSync(file, 'utf8');
  const broken = gate.break(text);
  if (broken === text) return { outcome: 'THE FILE HAS NOTHING TO BREAK', output: '' };
  writeFileSync(file, broken);
  const { status, stdout, stderr } = spawnSync(gate.command, {
    cwd: dir,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  writeFileSync(file, text);
  const output = stdout + stderr;
  if (status === 0) return { outcome: 'STAYS GREEN', output: '' };
  return gate.says.test(output)
    ? { outcome: 'red', output: '' }
    : { outcome: 'RED FOR ANOTHER REASON', output };
}

function main(): void {
  const words = process.argv.slice(2);
  const dir = copyOfProject();
  let failed = 0;
  try {
    for (const gate of gates.filter(
      ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
    )) {
      const started = performance.now();
      const { outcome, output } = outcomeOf(gate, dir);
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

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
