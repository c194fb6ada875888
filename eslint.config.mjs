import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Who may not import whom (design of the tree): `folders` must not reach into `forbidden`. */
const boundary = (files, forbidden, message) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: `(?:^|/)(?:${forbidden})(?:/|$)`, message }] },
    ],
  },
});

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

export default tseslint.config(
  { ignores: ['build', '.docusaurus', '.build-variants', '.bench', 'node_modules'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  reactHooks.configs.flat.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: { '@typescript-eslint/no-explicit-any': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'tools/**/*.ts', 'docusaurus.config.ts'],
    rules: { 'no-restricted-syntax': ['error', ...versionNames] },
  },
  boundary(
    ['src/search/core/**'],
    'react|react-dom|@docusaurus|@theme|@site|\\.\\./\\.\\.|\\.\\./(?:client|plugin|ui)',
    'The search core is pure: no React, no Docusaurus, nothing of ours.',
  ),
  boundary(
    ['src/search/client/**', 'src/search/plugin/**'],
    'ui|@theme|@site/src/(?:components|mdx|pages|theme|plugins)',
    'Only components use the user interface of the search.',
  ),
  boundary(
    ['src/markdown/code/**'],
    'react|react-dom|@docusaurus|@theme|@site',
    'Highlighting is pure: no React, no Docusaurus; of ours only the configuration of the site.',
  ),
  boundary(
    ['src/plugins/**', 'src/markdown/**', 'src/lint/**', 'src/content/**', 'src/upstream/**'],
    'components|mdx|theme|@theme|ui|\\.\\./pages|@site/src/pages|tools|tests|bench',
    'What runs at build time never imports a component.',
  ),
  boundary(
    [
      'src/components/**',
      'src/mdx/**',
      'src/search/ui/**',
      'src/client/**',
      'src/theme/**',
      'src/pages/**',
    ],
    '(?:@site/src|\\.\\.)/(?:plugins|lint|upstream)|@site/(?:tools|tests|bench)',
    'What runs in the browser never imports a plugin, a check, a patch or a tool.',
  ),
  boundary(
    ['src/components/**', 'src/mdx/**', 'src/search/ui/**', 'src/client/**'],
    '@site/src/(?:pages|theme)|\\.\\./(?:pages|theme)',
    'Theme and pages use components, never the other way round.',
  ),
  boundary(
    ['src/site/**'],
    '@site|\\.\\.(?!/(?:\\.\\./)?versions\\.json)',
    'The configuration of the site imports nothing of ours.',
  ),
  boundary(['tools/**'], 'tests|bench', 'Tools import neither tests nor benchmarks.'),
  boundary(['tests/**'], 'bench', 'Tests do not import benchmarks.'),
  boundary(['bench/**'], '\\.\\./tests', 'Benchmarks and tests share tools/lib.'),
);
