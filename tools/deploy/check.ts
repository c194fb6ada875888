import { deployProblems } from './problems';
import { identity } from '../../src/site/identity';

/** npm run deploy:check: fails if an address is still a reserved example. */
const problems = deployProblems(identity);
problems.forEach((problem) => console.error(problem));
console.log(
  problems.length === 0 ? 'deploy:check: ready to publish' : 'deploy:check: not published',
);
process.exitCode = problems.length === 0 ? 0 : 1;
