import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkDocs, formatMessages } from '../../src/lint/check-docs';
import { checkProject } from '../../src/lint/project';
import { changedFiles } from '../../tools/lib/changedFiles';
import { copyOfProject, withEdits } from '../support/brokenCopy';
import { type Mistake, mistakes, valid } from './mistakes';

/**
 * npm run test:mistakes [-- word ...]: makes each mistake of a writer in a copy of the project, checks the copy as
 * `npm run check` does, and lists mistake, seconds and message. Fails if a mistake is not reported with its file, its
 * line and its remedy, or if it has a second message. With words, only the mistakes whose name contains one of them.
 */
async function check(dir: string, { fresh }: Mistake): Promise<string[]> {
  if (fresh) {
    const args = ['--require', 'tsx/cjs', 'tools/docs-check.ts'];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8' });
    return (stdout + stderr).split('\n').filter((line) => /^\S+:\d+: /.test(line));
  }
  const files = await checkDocs(dir, { only: new Set(changedFiles(dir)) });
  return [...formatMessages(files), ...(await checkProject(dir))];
}

/** The copy is a repository of its own, so that only the mistake is changed in it. */
function commitAll(dir: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: dir,
    });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--message', 'All');
}

/** The message that reports a mistake: it names the file and the line, and says what to do. */
function messageOf({ at: [file, text], says }: Mistake, dir: string, messages: readonly string[]) {
  const lines = readFileSync(join(dir, file), 'utf8').split('\n');
  const line = lines.findIndex((one) => one.includes(text)) + 1;
  return messages.find((one) => one.startsWith(`${file}:${line}: `) && says.test(one));
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const dir = copyOfProject();
  let faults = 0;
  const row = (outcome: string, seconds: number, text: string) =>
    console.log(`${outcome.padEnd(8)} ${seconds.toFixed(1).padStart(4)} s  ${text}`);
  try {
    await withEdits(dir, valid, async () => {
      commitAll(dir);
      const began = performance.now();
      const { stdout } = spawnSync('npm', ['run', '--silent', 'check'], { cwd: dir });
      row('', (performance.now() - began) / 1000, `npm run check: ${String(stdout).trim()}`);
      const before = await checkDocs(dir, { only: new Set(Object.keys(valid)) });
      if (before.length > 0) throw new Error(formatMessages(before).join('\n'));
      for (const mistake of mistakes.filter(
        ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
      )) {
        await withEdits(dir, mistake.edits, async () => {
          const started = performance.now();
          const messages = await check(dir, mistake);
          const seconds = (performance.now() - started) / 1000;
          const message = messageOf(mistake, dir, messages);
          const isReported = message !== undefined && messages.length === 1;
          if (!isReported) faults += 1;
          const outcome = message ? 'MORE' : 'MISSED';
          row(isReported ? 'reported' : outcome, seconds, `${mistake.name}: ${message ?? ''}`);
          messages
            .filter((one) => one !== message)
            .slice(0, 5)
            .forEach((one) => console.log(`  ${one}`));
        });
      }
    });
  } finally {
    if (existsSync(dir)) rmSync(dir, { recursive: true });
  }
  console.log(
    faults === 0
      ? 'Every mistake is reported once.'
      : `${faults} mistake(s) are not reported once.`,
  );
  process.exitCode = faults === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
