import { parseArgs } from 'node:util';
import { CANCEL_SYMBOL, multiselect, select, text } from '@clack/prompts';
import { CommandError, runCommand } from './lib/command';
import { DocsTree, NEXT } from './lib/docsTree';
import { kinds, newPage, sectionsFor, toFillIn } from './lib/newPage';

/**
 * npm run new: writes a page from the template of its kind, and its entry in the sidebar. Asks in a terminal what the
 * options do not say.
 *   --kind <kind>                step, guide, concept, reference or recipe
 *   --version <names>            versions, comma-separated: ace5,ace4
 *   --section <name>             category of the sidebar, such as "Steps > Utility"
 *   --title <title>
 *   --id <path>                  path below the root of the version; by default from section and title
 *   --counterpart <version/id>   the page on the topic in another version, if it has another path there
 */
const OPTIONS = {
  kind: { type: 'string' },
  version: { type: 'string' },
  section: { type: 'string' },
  title: { type: 'string' },
  id: { type: 'string' },
  counterpart: { type: 'string' },
} as const;

const tree = new DocsTree(process.cwd());

/** What an option says; otherwise what the person at the terminal answers. */
async function given<Answer>(
  option: keyof typeof OPTIONS,
  value: Answer | undefined,
  ask: () => Promise<Answer | typeof CANCEL_SYMBOL>,
): Promise<Answer> {
  if (value !== undefined) return value;
  if (!process.stdin.isTTY) throw new CommandError(`Name the ${option}: --${option} ….`);
  const answer = await ask();
  if (answer === CANCEL_SYMBOL) throw new CommandError('Nothing was written.');
  return answer;
}

const choices = (names: readonly string[]) => names.map((value) => ({ value, label: value }));

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS });
  const kind = await given('kind', values.kind, () =>
    select({ message: 'Which kind of page?', options: choices(kinds) }),
  );
  const versions = await given('version', values.version?.split(','), () =>
    multiselect({
      message: 'In which versions?',
      options: choices([...tree.published(), NEXT]),
      initialValues: tree.published().slice(0, 1),
    }),
  );
  const first = tree.version(versions[0] ?? '');
  const section = await given('section', values.section, () =>
    select({
      message: 'In which section of the sidebar?',
      options: choices(sectionsFor(tree, first, kind).map(({ name }) => name)),
    }),
  );
  const title = await given('title', values.title, () =>
    text({ message: 'Which title?', validate: (value) => (value ? undefined : 'Write a title.') }),
  );
  const { id, counterpart } = values;
  const written = await newPage(tree, { kind, versions, section, title, id, counterpart });
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
