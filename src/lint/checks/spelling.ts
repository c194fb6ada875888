import { resolve } from 'node:path';
import type { CSpellUserSettings } from 'cspell-lib';
import type { Page } from '../page';
import { readingProse } from '../wording';
import { nameRules } from '../wording/rules';

const CONFIG = resolve(__dirname, '../../../cspell.json');

let loaded: Promise<{ cspell: typeof import('cspell-lib'); settings: CSpellUserSettings }>;

/** cspell with the settings of the project, loaded when the first page needs it: it has no CommonJS. */
const load = () =>
  (loaded ??= import('cspell-lib').then(async (cspell) => ({
    cspell,
    settings: await cspell.loadConfig(CONFIG),
  })));

const isMisspelledName = (word: string) => nameRules.some(({ pattern }) => pattern.test(word));

/** Reports words that no dictionary has. Names of code belong in code style, where no word is checked. */
export async function checkSpelling(page: Page): Promise<void> {
  const { cspell, settings } = await load();
  const blocks = readingProse(page);
  const text = blocks.map((block) => block.text.replaceAll('\n', ' ')).join('\n');
  const { issues } = await cspell.spellCheckDocument(
    { uri: `file://${page.path}.txt`, text, languageId: 'plaintext', locale: 'en-US' },
    { generateSuggestions: true, numSuggestions: 1, noConfigSearch: true },
    settings,
  );
  for (const { text: word, offset, line, suggestionsEx } of issues) {
    if (isMisspelledName(word)) continue;
    const block = blocks[text.slice(0, offset).split('\n').length - 1];
    const [best] = suggestionsEx ?? [];
    const better = best?.wordAdjustedToMatchCase ?? best?.word;
    page.report(
      block?.at(offset - line.offset) ?? 1,
      `"${word}" is in no dictionary of American English.${better ? ` Did you mean "${better}"?` : ''} A term of ACE belongs in src/lint/wording/words.txt, a name of code in backticks.`,
    );
  }
}
