import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { type FlowVersion, type Json, type RecordedResponse, run } from '@ace-docs/flow-runner';
import { lastVersion, versionNames } from '../src/site/versions';
import { filesIn } from './lib/built';
import { CommandError, runCommand } from './lib/command';

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

/** The JSON of a file that an option names. */
function readJson<T>(option: string, path: string | undefined): T | undefined {
  if (path === undefined) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch (error) {
    const { message } = error as Error;
    throw new CommandError(`--${option} ${path}: ${message}. Name a file with JSON.`);
  }
}

/** The flows and schemas of a folder with their contents, under a path of the workspace. */
const textsIn = (folder: string, under: string): [string, string][] =>
  (existsSync(folder) ? filesIn(folder) : [])
    .filter((path) => ['.yaml', '.yml', '.json'].includes(extname(path)))
    .map((path) => [`${under}/${path}`, readFileSync(join(folder, path), 'utf8')]);

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
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
  const [file, more] = positionals;
  if (!file || more) throw new CommandError('Name one file; --help lists the options.');
  if (!versionNames.includes(values.version)) {
    const known = versionNames.join(', ');
    throw new CommandError(`--version ${values.version}: the versions are ${known}.`);
  }
  const path = resolve(file);
  // A flow can be in a folder below flows/.
  const parts = dirname(path).split(sep);
  const at = parts.lastIndexOf('flows');
  const folder = at < 0 ? dirname(path) : parts.slice(0, at + 1).join(sep);
  const flow = `flows/${relative(folder, path).replaceAll(sep, '/')}`;
  const { trace, ms, ...result } = await run({
    version: values.version as FlowVersion,
    flow,
    files: Object.fromEntries([
      ...(at < 0 ? [] : textsIn(folder, 'flows')),
      ...textsIn(join(dirname(folder), 'schemas'), 'schemas'),
      [flow, readFileSync(path, 'utf8')],
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

void runCommand('flow', main);
