import { parseArgs } from 'node:util';
import { CommandError, runCommand } from '../lib/command';
import { DocsTree } from '../lib/docsTree';
import { kinds, newPage, toFillIn } from './newPage';

/**
 * npm run new -- <kind> <path> "<title>": writes a page from the template of its kind (step, guide, concept, reference,
 * recipe), and its entry in the sidebar: npm run new -- guide guides/rotate_keys "Rotate keys" --section Guides
 *   --section <name>     category of the sidebar, such as "Steps > Utility"
 *   --version <names>    versions, comma-separated; by default the current one
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { version: { type: 'string' }, section: { type: 'string', default: '' } },
  });
  const [kind = '', id = '', title = '', ...rest] = positionals;
  if (!title || rest.length > 0) {
    throw new CommandError(
      `Name kind (${kinds.join(', ')}), path and title: npm run new -- guide guides/rotate_keys "Rotate keys" --section Guides`,
    );
  }
  const tree = new DocsTree(process.cwd());
  const versions = values.version?.split(',') ?? tree.published().slice(0, 1);
  const written = await newPage(tree, { kind, id, title, versions, section: values.section });
  console.log(
    [
      'Fill in what is marked, and omit what does not apply:',
      ...toFillIn(tree, written),
      '',
      'Next: npm start, npm run check, npm run docs:carry',
    ].join('\n'),
  );
}

void runCommand('new', main);
