import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHeaders } from '../lib/headers';
import { headersFor, servers } from './serverHeaders';

/**
 * npm run deploy:headers -- <server> [<build>]: writes the headers of a build, for the configuration of a server, to
 * the standard output. The build is the folder `build` by default.
 */
const [name, build = 'build'] = process.argv.slice(2);
const server = servers.find((one) => one === name);
const file = join(build, '_headers');
if (!server) {
  console.error(`Name a server: ${servers.join(', ')}.`);
  process.exitCode = 1;
} else if (!existsSync(file)) {
  console.error(`${file} is missing. Run npm run build first, or name the folder of a build.`);
  process.exitCode = 1;
} else {
  process.stdout.write(headersFor(server, parseHeaders(readFileSync(file, 'utf8'))));
}
