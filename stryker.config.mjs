/**
 * Mutation testing of the search core: npm run test:mutation. Each file of unit tests is one test for Stryker, so a mutant
 * takes about a second. The list grows by files whose survivors have been read.
 */
const BUNDLES = '.mutants';
const tests = ['engine', 'files', 'scores', 'sparse', 'split', 'text']
  .map((name) => `tests/unit/search-${name}.test.ts`)
  .join(' ');

export default {
  mutate: ['src/search/core/{fieldScores,query,rank,sparse,synonyms,tokenize}.ts'],
  testRunner: 'tap',
  // Without a bundle, each mutant waits a second for the compiler.
  buildCommand: `esbuild ${tests} --bundle --platform=node --packages=external --outdir=${BUNDLES} --log-level=warning`,
  tap: {
    testFiles: [`${BUNDLES}/*.test.js`],
    nodeArgs: ['--require', '{{hookFile}}', '{{testFile}}'],
  },
  // Types are checked by `npm run typecheck`; what a mutant breaks of them is not of interest.
  disableTypeChecks: false,
  concurrency: 2,
  reporters: ['clear-text', 'progress-append-only'],
  ignorePatterns: [
    '/build',
    '/.build-variants',
    '/.docusaurus',
    '/test-results',
    '/handbook',
    '/.bench',
  ],
  thresholds: { high: 95, low: 90, break: 85 },
};
