import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPages } from '../src/lint/check-docs';
import { addVersion, type Tables } from './lib/addVersion';

/**
 * npm run docs:release -- ace6: publishes docs/ as the new current version. Cuts it with Docusaurus' own
 * `docs:version`, and adds it to the tables that contain versions: routes, counterparts and release histories. Its
 * entries start as a copy of those of the previous version.
 */

const ROUTES = 'src/site/route-table.json';
const COUNTERPARTS = 'src/content/versions/counterparts.json';
const history = (version: string) => `src/content/releases/${version}.json`;

const read = <Content>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Content;
const write = (path: string, content: unknown) => writeFileSync(path, JSON.stringify(content));
const run = (...args: string[]) => execFileSync('npx', args, { stdio: 'inherit' });

const [, , version] = process.argv;
const [previous] = read<string[]>('versions.json');
if (!version || !previous) {
  throw new Error('Name the new version: npm run docs:release -- <name>.');
}

run('docusaurus', 'docs:version', version);

const folder = join('versioned_docs', `version-${version}`);
const { pages, unreadable } = readPages(process.cwd(), [folder]);
if (unreadable.length > 0) {
  throw new Error(`${folder} has pages that do not parse: run "npm run docs:check".`);
}
const { routes, counterparts } = addVersion(
  { routes: read<Tables['routes']>(ROUTES), counterparts: read(COUNTERPARTS) },
  { version, previous, ids: pages.map(({ slug }) => slug || 'index') },
);
write(ROUTES, routes);
write(COUNTERPARTS, counterparts);
writeFileSync(history(version), readFileSync(history(previous)));

const sidebars = `versioned_sidebars/version-${version}-sidebars.json`;
run('prettier', '--write', 'versions.json', sidebars, ROUTES, COUNTERPARTS, history(version));
console.log(`${version} is the current version now. Next: npm run docs:check && npm test.`);
