import docusaurus from '@docusaurus/eslint-plugin';
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
    // Whatever a reader sees goes through translate: a second language needs no change of a component.
    files: ['src/{components,mdx,theme,pages,client,search/ui}/**'],
    plugins: { '@docusaurus': docusaurus },
    rules: {
      '@docusaurus/no-untranslated-text': ['error', { ignoredStrings: ['·', '›', ':', ',', '.', 'K'] }],
      '@docusaurus/string-literal-i18n-messages': 'error',
    },
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
    '@site|\\.\\./',
    'The configuration of the site imports nothing of ours.',
  ),
  boundary(['tools/**'], 'tests|bench', 'Tools import neither tests nor benchmarks.'),
  boundary(['tests/**'], 'bench', 'Tests do not import benchmarks.'),
  boundary(['bench/**'], '\\.\\./tests', 'Benchmarks and tests share tools/lib.'),
);
