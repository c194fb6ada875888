import { builds } from './lib/builds';
import { filesIn } from './lib/built';
import { htmlMistakes } from './lib/html';

/** npm run audit:html: validates every HTML file of the build, by the rules of .htmlvalidate.mjs. */
async function main(): Promise<void> {
  const { dir } = builds.site;
  const files = filesIn(dir).filter((path) => path.endsWith('.html'));
  if (files.length === 0) throw new Error(`There is no HTML in ${dir}. Run "npm run build" first.`);
  const mistakes = await htmlMistakes(dir, files);
  for (const mistake of mistakes) console.log(mistake);
  console.log(`${files.length} files, ${mistakes.length} mistakes`);
  process.exitCode = mistakes.length === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
