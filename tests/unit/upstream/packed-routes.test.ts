import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  checkRoutes,
  packRoutes,
  readRoutes,
} from '../../../src/upstream/packed-routes/packRoutes';
import { unpackNames, unpackRoutes } from '../../../src/upstream/packed-routes/unpackRoutes';

const source = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'a1'),
    routes: [
      {
        path: '/docs',
        component: ComponentCreator('/docs', 'b2'),
        routes: [
          { path: '/docs/', component: ComponentCreator('/docs/', 'c3'), exact: true, sidebar: "docs" },
          { path: '/docs/jwt', component: ComponentCreator('/docs/jwt', 'd4'), exact: true, sidebar: "docs" },
          { path: '/docs/odd', component: ComponentCreator('/docs/odd', 'e5'), exact: true },
        ]
      }
    ]
  },
  { path: '*', component: ComponentCreator('*') },
];`;
const names = {
  '/docs-a1': { __comp: 'root', __context: { plugin: 'p' } },
  '/docs-b2': { __comp: 'version', __props: 'v5' },
  '/docs/-c3': { __comp: 'doc', content: 'index' },
  '/docs/jwt-d4': { __comp: 'doc', content: 'jwt' },
  '/docs/odd-e5': { __comp: 'doc', content: 'odd' },
};

test('the component of a route is created once, on first access', () => {
  const made: string[] = [];
  const routes = unpackRoutes(packRoutes(readRoutes(source), names), (path) => made.push(path));
  assert.deepEqual(made, []);
  const page = routes[0]?.routes?.[0]?.routes?.[1];
  assert.equal(page?.component, page?.component);
  assert.deepEqual(made, ['/docs/jwt']);
});

test('unpacked routes are the same routes with the same chunks', () => {
  const routes = readRoutes(source);
  const packed = packRoutes(routes, names);
  checkRoutes(packed, routes, names);
  const chunks = unpackNames(packed);
  const [docs, unknown] = unpackRoutes(packed, (path, hash) => chunks[`${path}-${hash}`]);
  const leaves = docs?.routes?.[0]?.routes ?? [];
  assert.deepEqual(
    leaves.map(({ path, component }) => [path, component?.content]),
    [
      ['/docs/', 'index'],
      ['/docs/jwt', 'jwt'],
      ['/docs/odd', 'odd'],
    ],
  );
  assert.deepEqual(
    leaves.map(({ sidebar }) => sidebar),
    ['docs', 'docs', undefined],
  );
  assert.equal(unknown?.path, '*');
  assert.equal(unknown?.component, undefined);
});

test('pages with the same properties are in one group', () => {
  const [docs] = packRoutes(readRoutes(source), names);
  const groups = docs?.routes?.[0]?.routes ?? [];
  assert.deepEqual(
    groups.map(({ paths }) => paths),
    ['/\n/jwt', '/odd'],
  );
});

test('a table that does not unpack to its input stops the build', () => {
  const routes = readRoutes(source);
  const packed = packRoutes(routes, names);
  const changed = { ...names, '/docs/jwt-d4': { __comp: 'doc', content: 'another' } };
  assert.throws(() => checkRoutes(packed, routes, changed), /packed-routes/);
});

test('a route outside the path of its parent stops the build', () => {
  const moved = source.replace("path: '/docs/jwt'", "path: '/other/jwt'");
  assert.throws(() => packRoutes(readRoutes(moved), names), /not below/);
});
