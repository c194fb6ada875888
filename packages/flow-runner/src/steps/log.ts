import type { Rule } from '../rule';

export const log: Rule = {
  stepType: 'log',
  page: 'steps/logger',
  runs: 'Nothing: the document does not change.',
  refuses: [],
  cites: [{ page: 'steps/logger', heading: 'Configuration' }],
  keys: ['message', 'level', 'context[].key', 'context[].sourcePath', 'context[].value'],
  run: () => {},
};
