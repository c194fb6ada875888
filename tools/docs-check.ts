import { readSynonyms } from '../src/search/plugin/readSynonyms';
import { codeDigest } from '../src/cache/digest';
import { checkReleases } from '../src/content/releases/check';
import { checkDocs, formatMessages } from '../src/lint/check-docs';
import { pageIds } from '../src/site/routes';
import { search } from '../src/site/search';

/** npm run docs:check [-- path ...]: all problems of all pages, or of the pages whose path contains one of the words. */
const wanted = process.argv.slice(2);
const dir = process.cwd();

/** The first problem in the synonyms of the search, if there is one. */
async function checkSynonyms(): Promise<string[]> {
  try {
    await readSynonyms(search.synonyms);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

const isWanted = (line: string) =>
  wanted.length === 0 || wanted.some((path) => line.split(':')[0]?.includes(path));

async function main(): Promise<void> {
  const files = checkDocs(dir, { code: codeDigest() });
  const lines = [
    ...formatMessages(files),
    ...checkReleases(dir, pageIds),
    ...(await checkSynonyms()),
  ].filter(isWanted);
  lines.forEach((line) => console.log(line));
  console.log(
    lines.length === 0 ? 'docs:check: no problem found' : `docs:check: ${lines.length} problem(s)`,
  );
  process.exitCode = lines.length === 0 ? 0 : 1;
}

void main();
