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
  boundary(
    ['src/search/**'],
    'react|react-dom|@docusaurus|@theme|@site|\\.\\./(?:components|plugins|remark|site|theme|pages)',
    'The search core is pure: no React, no Docusaurus, nothing of ours.',
  ),
  boundary(
    ['src/code/**'],
    'react|react-dom|@docusaurus|@theme|@site|\\.\\./(?:components|plugins|remark|theme|pages)',
    'How code is coloured is pure: no React, no Docusaurus; of ours only what the deployment says.',
  ),
  boundary(
    ['src/plugins/**', 'src/remark/**'],
    'components|theme|@theme|\\.\\./pages|@site/src/pages',
    'A plugin never imports a component.',
  ),
  boundary(
    ['src/components/**'],
    '@site/src/(?:pages|theme|remark)|\\.\\./(?:pages|theme|remark)',
    'Components use the search core and each other only.',
  ),
  boundary(['src/site/**'], '@site|\\.\\./', 'What the deployment is stands alone.'),
);
