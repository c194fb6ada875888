import type { Page } from '../page';
import { readingProse } from '../wording';
import { dictionary } from '../wording/dictionary';
import { names } from '../wording/names';
import { americanSpelling } from '../wording/spelling';
import { noted, verdictOn } from '../wording/verdicts';

/** A word in lower case or with a capital, and not a part of a name in code, of a path or of a file name. */
const WORD = /(?<![\p{L}\p{N}_.@/])\p{L}[\p{Ll}’']{2,}(?![\p{L}\p{N}_@/]|\.\w)/gu;

const isKnown = async (word: string) =>
  verdictOn('known', word) ?? noted('known', word, (await dictionary()).has(word));

const isMisspelledName = (word: string) => names.some(({ wrong }) => wrong.test(word));

/** Reports words that no dictionary has. Names of code belong in code style, where no word is checked. */
export async function checkSpelling(page: Page): Promise<void> {
  for (const { text, pointAt, node } of readingProse(page)) {
    for (const { 0: match, index } of text.matchAll(WORD)) {
      const word = match.replace(/['’]s?$/, '').replaceAll('’', "'");
      // British spelling and the spelling of names are the subject of the wording.
      if ((await isKnown(word)) || americanSpelling(word) || isMisspelledName(word)) continue;
      const [best] = (await dictionary()).suggest(word);
      page.file.message(
        `"${word}" is in no dictionary.${best ? ` Did you mean "${best}"?` : ''} A term of ACE belongs in src/lint/wording/words.txt, a name of code in backticks.`,
        { place: pointAt(index), ancestors: node ? [node] : undefined },
      );
    }
  }
}
