import { existsSync } from 'node:fs';
import { builds } from '../../tools/lib/builds';
import { staticServer } from './staticServer';

/** Serves the built sites for the browser tests. */
function serve(dir: string, port: number, prefix: string): void {
  // The build with every option is there at night only.
  if (!existsSync(dir)) return;
  staticServer(dir, prefix).listen(port, '127.0.0.1', () =>
    console.log(`http://localhost:${port}${prefix} -> ${dir}`),
  );
}

serve(builds.site.dir, builds.site.port, builds.site.baseUrl);
serve(builds.options.dir, builds.options.port, builds.options.baseUrl);
