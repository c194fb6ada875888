// npm run test:browsers [-- names of browsers] [--only part of a task]: tests/browsers/README.md.
import { createServer, type Server } from 'node:http';
import { parseArgs } from 'node:util';
import { builds } from '../../tools/lib/builds';
import { staticServer } from '../support/staticServer';
import { browserNames, type BrowserName, type Driver, start } from './driver';
import { Tab } from './tab';
import { type Site, tasks } from './tasks';

const SCRIPTS = /^\/assets\/js\//;

/** Serves the built site on an address of its own, with a delay for scripts. */
async function serve(host: string, site: Site): Promise<{ address: string; server: Server }> {
  const files = staticServer(builds.site.dir, builds.site.baseUrl);
  const server = createServer((request, response) => {
    const delay = SCRIPTS.test(request.url ?? '') ? site.delay : 0;
    setTimeout(() => files.emit('request', request, response), delay);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as { port: number };
  return { address: `http://${host}:${port}`, server };
}

/** Runs a task; returns the message of its failure. */
async function attempt(driver: Driver, host: string, name: string): Promise<string | undefined> {
  const site: Site = { delay: 0 };
  const { address, server } = await serve(host, site);
  try {
    await driver.resize(1280, 800);
    await tasks[name]?.(new Tab(driver, address), site);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function runIn(browser: BrowserName, names: readonly string[]): Promise<number> {
  let failed = 0;
  const driver = await start(browser);
  try {
    for (const [index, name] of names.entries()) {
      const host = `127.0.0.${index + 2}`;
      // A shared machine can stall a browser: a task fails if it fails twice.
      const failure = (await attempt(driver, host, name)) && (await attempt(driver, host, name));
      if (failure) failed += 1;
      console.log(
        `${failure ? 'FAIL' : 'ok  '} ${browser}: ${name}${failure ? `\n     ${failure}` : ''}`,
      );
    }
  } finally {
    await driver.close();
  }
  return failed;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', default: '' } },
  });
  const unknown = positionals.find((name) => !browserNames.some((known) => known === name));
  if (unknown) throw new Error(`There is no browser ${unknown}. Name ${browserNames.join(', ')}.`);
  const names = Object.keys(tasks).filter((name) => name.includes(values.only));
  if (names.length === 0) throw new Error(`No task has the text “${values.only}” in its name.`);
  let failed = 0;
  for (const browser of browserNames) {
    if (positionals.length > 0 && !positionals.includes(browser)) continue;
    failed += await runIn(browser, names);
  }
  console.log(`${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

void main();
