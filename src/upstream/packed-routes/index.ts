import type { Patch } from '../patch';
import { checkRoutes, packRoutes, readRoutes } from './packRoutes';

const UNPACK = '@site/src/upstream/packed-routes/unpackRoutes';

/**
 * Compresses the route table and the table of chunk names, which every page loads and which grow with the site. Both
 * contain the path of each page; the packed table contains it once. In the browser, they are unpacked unchanged.
 */
export default {
  name: 'packed-routes',
  rewrite({ read, replace, add }) {
    const names = JSON.parse(read('routesChunkNames')) as Parameters<typeof packRoutes>[1];
    const routes = readRoutes(read('routes'));
    const table = packRoutes(routes, names);
    checkRoutes(table, routes, names);
    add('routeTable.js', `export default ${JSON.stringify(table)};`);
    replace(
      'routes',
      `import ComponentCreator from '@docusaurus/ComponentCreator';
import { unpackRoutes } from '${UNPACK}';
import table from './routeTable';
export default unpackRoutes(table, ComponentCreator);`,
    );
    replace(
      'routesChunkNames',
      `import { unpackNames } from '${UNPACK}';
import table from './routeTable';
export default unpackNames(table);`,
    );
  },
} satisfies Patch;
