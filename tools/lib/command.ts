import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { format, resolveConfig } from 'prettier';

/** A mistake of the person who runs a command; its message says how to fix it. */
export class CommandError extends Error {}

/** What a command does, and its options: the first comment of its file that names it. */
function helpOf(name: string): string {
  const source = readFileSync(process.argv[1] ?? '', 'utf8');
  const comments = source.match(/\/\*\*[\s\S]*?\*\//g) ?? [];
  const help = comments.find((text) => text.includes(`npm run ${name}`)) ?? '';
  return help.replaceAll(/^\/\*\* *\n?|\s*\*\/$|^ \* ?/gm, '');
}

/**
 * Runs a command: `--help` says what it does, and a mistake of its user ends it with the message alone, without a stack.
 */
export async function runCommand(name: string, command: () => void | Promise<void>): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(helpOf(name));
    return;
  }
  try {
    await command();
  } catch (error) {
    // `parseArgs` throws a TypeError with a code for an unknown option.
    const isMistake = error instanceof CommandError || 'code' in (error as Error);
    if (!isMistake) throw error;
    console.error(`${name}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

/** Writes a file, and the folders that it needs. */
export function writeText(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Writes JSON as the formatter does. */
export async function writeJson(path: string, content: unknown): Promise<void> {
  const options = { ...(await resolveConfig(path)), filepath: path };
  writeText(path, await format(JSON.stringify(content, null, 2), options));
}
