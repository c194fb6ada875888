import { checkReleases } from '../src/releases/check';
import { checkDocs, formatMessages } from '../src/remark/check-docs';
import { pageRoutes } from '../src/site/pages';

/** npm run docs:check [-- path ...]: every problem of every page, or of the pages whose path holds one of the words. */
const wanted = process.argv.slice(2);
const dir = process.cwd();
const lines = [...formatMessages(checkDocs(dir)), ...checkReleases(dir, pageRoutes)].filter(
  (line) => wanted.length === 0 || wanted.some((path) => line.split(':')[0]?.includes(path)),
);
lines.forEach((line) => console.log(line));
console.log(
  lines.length === 0 ? 'docs:check: no problem found' : `docs:check: ${lines.length} problem(s)`,
);
process.exitCode = lines.length === 0 ? 0 : 1;
