import { existsSync } from 'node:fs';
import { builds } from './lib/builds';
import { builtPages } from './lib/built';
import { CommandError, runCommand } from './lib/command';
import { htmlMistakes } from './lib/html';

/** npm run audit:html: validates every page of the build, by the rules of .htmlvalidate.mjs. */
void runCommand('audit:html', async () => {
  const { dir } = builds.site;
  if (!existsSync(dir)) throw new CommandError('There is no build. Run "npm run build" first.');
  const files = ['404.html', ...builtPages(dir).map((page) => `${page}/index.html`)];
  const mistakes = await htmlMistakes(dir, files);
  for (const mistake of mistakes) console.log(mistake);
  console.log(`${files.length} files, ${mistakes.length} mistakes`);
  process.exitCode = mistakes.length === 0 ? 0 : 1;
});
