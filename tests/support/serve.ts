import { existsSync } from 'node:fs';
import { builds } from '../../tools/lib/builds';
import { staticServer } from './staticServer';

// The built sites for the browser tests; that with every option is there at night only.
for (const { dir, port, baseUrl } of [builds.site, builds.options])
  if (existsSync(dir))
    staticServer(dir, baseUrl).listen(port, '127.0.0.1', () =>
      console.log(`http://localhost:${port}${baseUrl} -> ${dir}`),
    );
