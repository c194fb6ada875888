import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Who may not import whom: files below `folders` must not import what `forbidden` matches. */
const boundaries = [
  {
    folders: ['src/search/core'],
    forbidden: 'react|react-dom|@docusaurus|@theme|@site|\\.\\./\\.\\.|\\.\\./(?:client|plugin|ui)',
    message: 'The search core is pure: no React, no Docusaurus, nothing of ours.',
  },
  {
    folders: ['src/flow'],
    forbidden: 'react|react-dom|@docusaurus|@theme|@site|node:|search|content|site|lint',
    message: 'The flow runner is pure: no React, no Docusaurus, no Node.js, nothing of ours.',
  },
  {
    folders: ['src/search/client', 'src/search/plugin'],
    forbidden: 'ui|@theme|@site/src/(?:components|mdx|pages|theme|plugins)',
    message: 'Only components use the user interface of the search.',
  },
  {
    folders: ['src/markdown/code'],
    forbidden: 'react|react-dom|@docusaurus|@theme|@site',
    message: 'Highlighting is pure: no React, no Docusaurus.',
  },
  {
    folders: ['src/plugins', 'src/markdown', 'src/lint', 'src/content', 'src/upstream'],
    forbidden: 'components|mdx|theme|@theme|ui|\\.\\./pages|@site/src/pages|tools|tests|bench',
    message: 'What runs at build time never imports a component or a tool.',
  },
  {
    folders: [
      ...['src/components', 'src/mdx', 'src/search/ui', 'src/client'],
      ...['src/theme', 'src/pages'],
    ],
    forbidden: '(?:@site/src|\\.\\.)/(?:plugins|lint|upstream)|@site/(?:tools|tests|bench)',
    message: 'What runs in the browser never imports a plugin, a check, a patch or a tool.',
  },
  {
    folders: ['src/components', 'src/mdx', 'src/search/ui', 'src/client'],
    forbidden: '@site/src/(?:pages|theme)|\\.\\./(?:pages|theme)',
    message: 'Theme and pages use components, never the other way round.',
  },
  {
    folders: ['src/site'],
    forbidden: '@site|\\.\\.(?!(?:/\\.\\.)?/versions\\.json$)',
    message: 'The configuration of the site imports nothing of ours.',
  },
  {
    folders: ['src/cache'],
    forbidden: '@site|\\.\\.',
    message: 'The cache knows nothing of what it stores.',
  },
  {
    folders: ['tools'],
    forbidden: 'tests|bench',
    message: 'Tools import no tests, no benchmarks.',
  },
  { folders: ['tests'], forbidden: 'bench', message: 'Tests do not import benchmarks.' },
  {
    folders: ['bench'],
    forbidden: '(?:\\.\\./)+tests',
    message: 'Benchmarks and tests share tools/lib.',
  },
];

/** One configuration per folder: of several that match a file, ESLint applies the rule of the last alone. */
const boundaryConfigs = [...new Set(boundaries.flatMap(({ folders }) => folders))]
  .sort((one, other) => one.length - other.length)
  .map((folder) => ({
    files: [`${folder}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: boundaries
            .filter(({ folders }) => folders.some((path) => `${folder}/`.startsWith(`${path}/`)))
            .map(({ forbidden, message }) => ({
              regex: `(?:^|/)(?:${forbidden})(?:/|$)`,
              message,
            })),
        },
      ],
    },
  }));

/** A version is named by versions.json and by data alone, so that the next one needs no code. */
const VERSION_NAME = '/\\bace\\d/';
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
    ignores: [
      'build',
      '.docusaurus',
      '.build-variants',
      '.bench',
      'bench/builds/starlight',
      'node_modules',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  reactHooks.configs.flat.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
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
  { files: ['**/*.mjs', 'static/*.js'], ...tseslint.configs.disableTypeChecked },
  // Served as it is.
  {
    files: ['static/*.js'],
    languageOptions: { sourceType: 'script', globals: { ...globals.browser } },
  },
  {
    // These replace functions of the browser, and put them back.
    files: ['tests/browser/**'],
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
  { rules: { 'no-restricted-syntax': ['error', ...machineLocale] } },
  {
    files: ['src/**/*.{ts,tsx}', 'tools/**/*.ts', 'docusaurus.config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...machineLocale, ...versionNames] },
  },
  ...boundaryConfigs,
);
