import { existsSync } from 'node:fs';
import { builds } from './lib/builds';
import { filesIn } from './lib/built';
import { CommandError, runCommand } from './lib/command';
import { htmlMistakes } from './lib/html';

/** npm run audit:html: validates every HTML file of the build, by the rules of .htmlvalidate.mjs. */
void runCommand('audit:html', async () => {
  const { dir } = builds.site;
  if (!existsSync(dir)) throw new CommandError('There is no build. Run "npm run build" first.');
  const files = filesIn(dir).filter((path) => path.endsWith('.html'));
  const mistakes = await htmlMistakes(dir, files);
  for (const mistake of mistakes) console.log(mistake);
  console.log(`${files.length} files, ${mistakes.length} mistakes`);
  process.exitCode = mistakes.length === 0 ? 0 : 1;
});
