import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { type FlowVersion, type Json, type RecordedResponse, run } from '@ace-docs/flow-runner';
import { lastVersion, versionNames } from '../src/site/versions';

/**
 * npm run flow -- <file>: runs a flow as the documentation describes it, and prints the result as JSON.
 *   --input <file>      the document that the flow starts with; {} by default
 *   --version <name>    version of ACE, the current one by default
 *   --env <file>        values of $env
 *   --headers <file>    values of $headers
 *   --api <file>        value of $api, which the flow of an API handler reads
 *   --responses <file>  recorded answers of services: [{ "step": "Ask service", "body": … }]
 *   --trace             adds the document after each step
 * The other flows of the folder, and the schemas of `schemas/` beside `flows/`, can be used by name.
 */
const USAGE =
  'npm run flow -- <file> [--input <file>] [--version <name>] [--env <file>] [--headers <file>] [--api <file>] [--responses <file>] [--trace]';

/** Ends the command with a message. */
function fail(message: string): never {
  console.error(`flow: ${message}`);
  process.exit(1);
}

/** The JSON of a file that an option names. */
function readJson<T>(option: string, path: string | undefined): T | undefined {
  if (path === undefined) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch (error) {
    return fail(`--${option} ${path}: ${(error as Error).message}. Name a file with JSON.`);
  }
}

/** The files of a folder with their contents, under a path of the workspace. */
function filesIn(folder: string, under: string): [string, string][] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => ['.yaml', '.yml', '.json'].includes(extname(path)))
      .map((path) => [
        `${under}/${path.replaceAll(sep, '/')}`,
        readFileSync(join(folder, path), 'utf8'),
      ]);
  } catch {
    return [];
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        input: { type: 'string' },
        version: { type: 'string', default: lastVersion },
        env: { type: 'string' },
        headers: { type: 'string' },
        api: { type: 'string' },
        responses: { type: 'string' },
        trace: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`);
  }
}

async function main() {
  const { positionals, values } = readArguments();
  const [file] = positionals;
  if (!file || positionals.length > 1) fail(`name one file.\n${USAGE}`);
  if (!versionNames.includes(values.version))
    fail(`--version ${values.version}: the versions are ${versionNames.join(', ')}.`);
  const path = resolve(file);
  // A flow can be in a folder below flows/.
  const parts = dirname(path).split(sep);
  const at = parts.lastIndexOf('flows');
  const folder = at < 0 ? dirname(path) : parts.slice(0, at + 1).join(sep);
  const flow = `flows/${relative(folder, path).replaceAll(sep, '/')}`;
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return fail((error as Error).message);
  }
  const { trace, ms, ...result } = await run({
    version: values.version as FlowVersion,
    flow,
    files: Object.fromEntries([
      ...(at < 0 ? [] : filesIn(folder, 'flows')),
      ...filesIn(join(dirname(folder), 'schemas'), 'schemas'),
      [flow, text],
    ]),
    input: readJson<Json>('input', values.input) ?? {},
    env: readJson<Json>('env', values.env),
    api: readJson<Json>('api', values.api),
    headers: readJson<Json>('headers', values.headers),
    responses: readJson<RecordedResponse[]>('responses', values.responses),
  });
  const shown = values.trace ? { ...result, ms, trace } : result;
  console.log(JSON.stringify(shown, null, 2));
  if (!result.problem) return;
  const { message, file: where = flow, line, column, page } = result.problem;
  const place = [where, line, column].filter((part) => part !== undefined).join(':');
  // Not process.exit(), which could cut off the result.
  console.error(`flow: ${place}: ${message}${page ? ` (page ${page})` : ''}`);
  process.exitCode = 1;
}

void main();
