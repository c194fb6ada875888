import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';

type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  allowScripts?: Record<string, boolean>;
};
const manifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
const site = manifest('.');

/** The modules that Docusaurus provides, such as @docusaurus/Link: they are not packages. */
const provided = new Set(
  [
    ...readFileSync('node_modules/@docusaurus/module-type-aliases/src/index.d.ts', 'utf8').matchAll(
      /declare module '(@docusaurus\/\w+)'/g,
    ),
  ].map(([, name]) => name),
);

/** Names of the packages that a source text loads at run time, without type imports. */
function packagesIn(path: string, text: string): string[] {
  const names: string[] = [];
  const add = (specifier: ts.Expression | undefined) => {
    if (!specifier || !ts.isStringLiteral(specifier)) return;
    if (/^(?:\.|node:|@site\/|@theme|@generated\/)/.test(specifier.text)) return;
    const parts = specifier.text.split('/');
    names.push(parts.slice(0, specifier.text.startsWith('@') ? 2 : 1).join('/'));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      if (!node.importClause?.isTypeOnly) add(node.moduleSpecifier);
    } else if (ts.isExportDeclaration(node)) {
      if (!node.isTypeOnly) add(node.moduleSpecifier);
    } else if (ts.isCallExpression(node)) {
      const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
      if (isImport || /\brequire(?:\.resolve)?$/.test(node.expression.getText())) {
        add(node.arguments[0]);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return names.filter((name) => !provided.has(name));
}

/** The files of a folder that can contain imports. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path));

/** One line for each import of a package that is not on the list. */
const undeclared = (files: readonly string[], ...lists: (Record<string, string> | undefined)[]) => {
  const declared = new Set(lists.flatMap((list) => Object.keys(list ?? {})));
  return files.flatMap((path) =>
    packagesIn(path, readFileSync(path, 'utf8'))
      .filter((name) => !declared.has(name))
      .map((name) => `${path} imports ${name}: add it to package.json`),
  );
};

test('packages that the build loads are dependencies, so that it works without devDependencies', () => {
  const files = ['docusaurus.config.ts', ...filesOf('src')];
  assert.deepEqual(undeclared(files, site.dependencies), []);
  const config = readFileSync('docusaurus.config.ts', 'utf8');
  const named = [...config.matchAll(/'(@[\w-]+\/[\w-]+)'/g)].map(([, name = '']) => name);
  for (const name of [...named, '@docusaurus/faster', '@docusaurus/preset-classic']) {
    assert.ok(name.startsWith('@docusaurus/types') || site.dependencies?.[name], name);
  }
});

test('packages that tools, tests and benchmarks load are declared', () => {
  const { dependencies, devDependencies } = site;
  const files = [
    'tests/playwright.config.ts',
    'eslint.config.mjs',
    ...filesOf('tools'),
    ...filesOf('tests'),
  ];
  assert.deepEqual(undeclared(files, dependencies, devDependencies), []);
  assert.deepEqual(undeclared(filesOf('bench'), manifest('bench').devDependencies), []);
});

test('benchmarks use the versions of the site', () => {
  for (const [name, version] of Object.entries(manifest('bench').devDependencies ?? {})) {
    assert.equal(version, { ...site.dependencies, ...site.devDependencies }[name] ?? version, name);
  }
});

test('imports are found in every form, and type imports are ignored', () => {
  const text = `import a from 'one'; import type B from 'two'; import { type C } from '@a/three/deep';
    export * from 'four'; export type * from 'five'; void import('six'); require.resolve('seven/x');
    import './own'; import 'node:fs'; import Link from '@docusaurus/Link'; import x from '@site/y';`;
  assert.deepEqual(packagesIn('x.ts', text), ['one', '@a/three', 'four', 'six', 'seven']);
});

test('package.json lists every install script', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { hasInstallScript?: boolean; optional?: boolean }>;
  };
  const withScript = Object.entries(lock.packages)
    .filter(([path, { hasInstallScript }]) => hasInstallScript && existsSync(path))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  assert.deepEqual([...new Set(withScript)].sort(), Object.keys(site.allowScripts ?? {}).sort());
});
