/**
 * Mutation testing: npm run test:mutation. Each file of unit tests is one test for Stryker, so a mutant takes seconds: the
 * list below grows by files whose survivors have been read. Results of unchanged files are kept in reports/.
 */
export default {
  mutate: ['src/search/core/sparse.ts'],
  testRunner: 'tap',
  tap: {
    testFiles: ['tests/unit/search-{engine,files,languages,sparse,split,text}.test.ts'],
    nodeArgs: ['--import', 'tsx', '--require', '{{hookFile}}', '{{testFile}}'],
  },
  // Types are checked by `npm run typecheck`; what a mutant breaks of them is not of interest.
  disableTypeChecks: false,
  concurrency: 2,
  incremental: true,
  reporters: ['clear-text', 'json'],
  ignorePatterns: ['/build', '/.build-variants', '/.docusaurus', '/test-results', '/handbook'],
  thresholds: { high: 95, low: 90, break: 85 },
};
