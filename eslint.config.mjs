import { posix, relative, sep } from 'node:path';
import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { browserSupport } from './tools/eslint/browserSupport.mjs';

/**
 * What the files of a folder may import beside those of their folder: other folders, and of the packages that decide
 * where code can run: `react` (also Docusaurus' part for the browser), `@theme`, and `node`.
 */
const mayImport = {
  // This deployment, as data; it names the folder of the pages.
  'src/site': ['node'],
  // The model of a flow: pure, so that it runs in a worker, in tests and in a tool.
  'packages/flow-runner/src': [],
  // What is recorded about the product, as data and pure logic.
  'src/content': ['src/site', 'node'],
  // Transforms of Markdown at build time.
  'src/markdown': ['src/content', 'src/site', 'node'],
  // Index, query and ranking: pure, so that they run in the build and in a worker.
  'src/search/core': [],
  // Reads the built pages for the plugins that derive files from them.
  'src/built-pages': ['node'],
  // The index of the built pages.
  'src/search/plugin': ['src/built-pages', 'src/content', 'src/search/core', 'src/site', 'node'],
  // The checks of the pages, for writers.
  'src/lint': [
    ...['src/content', 'src/markdown'],
    ...['src/search/core', 'src/search/plugin', 'src/site'],
    'node',
  ],
  // What runs in a build beside the transforms; each folder is one plugin.
  'src/plugins': [
    ...['src/built-pages', 'src/content', 'src/lint', 'src/markdown', 'src/site'],
    'node',
  ],
  // The plugins, transforms and client modules of the site, as one preset.
  'src/preset': ['src/markdown', 'src/plugins', 'src/search/plugin'],
  // Patches of Docusaurus.
  'src/upstream': ['src/plugins', 'src/site', 'node', 'react', '@theme'],
  // What components and client modules share: stored values, and announcements for screen readers.
  'src/browser': ['src/site', 'react'],
  // Loads the index, and searches it in a worker.
  'src/search/client': [
    ...['src/browser', 'src/search/core', 'src/search/plugin', 'src/site'],
    'react',
  ],
  // Parts of pages that are not written in Markdown.
  'src/components': ['src/browser', 'src/content', 'src/site', 'react', '@theme'],
  // The search box and the result page.
  'src/search/ui': [
    ...['src/browser', 'src/components', 'src/site'],
    ...['src/search/client', 'src/search/core', 'src/search/plugin', 'react', '@theme'],
  ],
  // What writers use in Markdown.
  'src/mdx': ['src/browser', 'src/components', 'src/content', 'src/site', 'react', '@theme'],
  // Modules that run on every page.
  'src/client': ['src/browser', 'src/components', 'src/site', 'react', '@theme'],
  // Replaced and wrapped components of the theme.
  'src/theme': [
    ...['src/components', 'src/content', 'src/search/ui', 'src/site'],
    ...['react', '@theme'],
  ],
  // Pages that are not Markdown.
  'src/pages': [
    ...['src/components', 'src/content', 'src/search/ui', 'src/site'],
    ...['react', '@theme'],
  ],
  // Commands of writers, maintainers and CI.
  tools: [
    ...['src/content', 'src/lint', 'src/markdown', 'src/plugins'],
    ...['src/site', 'node', 'react'],
  ],
};
/** Throws if a folder imports one that leads back to it. */
function checkCircles(folder, path = []) {
  const way = [...path, folder];
  if (path.includes(folder)) throw new Error(`A circle of mayImport: ${way.join(' → ')}`);
  for (const next of mayImport[folder] ?? []) checkCircles(next, way);
}
for (const folder of Object.keys(mayImport)) checkCircles(folder);
const reactFolders = Object.keys(mayImport).filter(
  (folder) => folder !== 'tools' && mayImport[folder].includes('react'),
);
const all = [...Object.keys(mayImport), ...['node', 'react', '@theme']];
// What the tests and the measurements share; the first folder that a path is in counts.
mayImport['tests/support'] = all;
const tests = [...all, 'tests/support'];
Object.assign(mayImport, { tests, bench: tests });

const PACKAGES = {
  react:
    /^react(?:-dom)?(?:\/|$)|^@docusaurus\/(?:[A-Z]|use[A-Z]|router|theme-common|plugin-[\w-]+\/client)/,
  '@theme': /^@theme/,
  node: /^node:/,
};

/** The folder of the table that a path is in; undefined for data at the top. */
const folderOf = (path) =>
  Object.keys(mayImport).find((folder) => path === folder || path.startsWith(`${folder}/`));

/** What a module is in the words of the table; undefined for what every folder may import. */
function imported(file, { source, importKind }) {
  const module = source?.value;
  if (typeof module !== 'string') return undefined;
  if (module.startsWith('@site/')) return folderOf(module.slice('@site/'.length));
  if (module.startsWith('.')) return folderOf(posix.join(posix.dirname(file), module));
  // A type of a package is gone when the code runs.
  if (importKind === 'type') return undefined;
  return Object.keys(PACKAGES).find((name) => PACKAGES[name].test(module));
}

/** Reports what the table does not list. */
const boundaries = {
  create(context) {
    const file = relative(import.meta.dirname, context.filename)
      .split(sep)
      .join('/');
    const folder = folderOf(file);
    const check = (node) => {
      const name = imported(file, node);
      if (!folder || !name || name === folder || mayImport[folder].includes(name)) return;
      const message = `${folder} may not import ${name}: see the table mayImport in eslint.config.mjs.`;
      context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** A version is named by versions.json and by data alone, so that the next one needs no code. */
const VERSION_NAME = '/(?:\\b|_)ace[ _-]?\\d/i';
const versionNames = [
  `Identifier[name=${VERSION_NAME}]`,
  `Literal[value=${VERSION_NAME}]`,
  `TemplateElement[value.raw=${VERSION_NAME}]`,
  `JSXText[value=${VERSION_NAME}]`,
].map((selector) => ({
  selector,
  message:
    'Only versions.json and data name a version: ask src/site/versions.ts or the docs plugin.',
}));

/** Without a locale, the result depends on the machine: of the build, or of the reader. */
const machineLocale = [
  'CallExpression[callee.property.name="localeCompare"][arguments.length<2]',
  'CallExpression[callee.property.name=/^toLocale/][arguments.length<1]',
  'NewExpression[callee.object.name="Intl"][arguments.length<1]',
].map((selector) => ({
  selector,
  message: "Give a locale, that of the site or 'en': the default is that of the machine.",
}));

export default tseslint.config(
  {
    ignores: ['build', '.docusaurus', '.build-variants', 'node_modules'],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  // Its rules compile each file, which takes time: only where there are components and hooks.
  { ...reactHooks.configs.flat.recommended, files: reactFolders.map((folder) => `${folder}/**`) },
  jsxA11y.flatConfigs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['static/*.js', '*.cjs', 'src/preset/*.cjs'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // node:test collects what these give; nobody waits for it.
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite'] },
          ],
        },
      ],
    },
  },
  // No TypeScript, and in no project.
  { files: ['**/*.{mjs,cjs}', 'static/*.js'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  // Served as it is.
  {
    files: ['static/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: Object.fromEntries(
        ['addEventListener', 'document', 'location', 'sessionStorage', 'window'].map((name) => [
          name,
          'readonly',
        ]),
      ),
      parserOptions: { projectService: { allowDefaultProject: ['static/*.js'] } },
    },
  },
  {
    // These replace functions of the browser, and put them back.
    files: ['tests/browser/**', 'tests/nightly/**'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // Whatever a reader sees goes through translate: a second language needs no change of a component.
    files: ['src/{components,mdx,theme,pages,client,search/ui}/**'],
    plugins: { '@docusaurus': docusaurus },
    rules: {
      '@docusaurus/no-untranslated-text': [
        'error',
        { ignoredStrings: ['·', '›', ':', ',', '.', 'K'] },
      ],
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
  },
  {
    plugins: { site: { rules: { boundaries, 'browser-support': browserSupport } } },
    rules: { 'site/boundaries': 'error', 'no-restricted-syntax': ['error', ...machineLocale] },
  },
  {
    // What runs in the browsers of readers.
    files: [
      'src/{browser,client,components,mdx,pages,site,theme,upstream}/**/*.{ts,tsx}',
      'src/search/{client,core,ui}/**',
      'packages/flow-runner/src/**',
      'static/*.js',
    ],
    rules: { 'site/browser-support': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'tools/**/*.ts', 'site.config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...machineLocale, ...versionNames] },
  },
);
