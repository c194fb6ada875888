import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import nspell from 'nspell';
import { noted, verdictOn } from './verdicts';

/** Names that the British dictionary has as words. */
const NAMES = new Set(['chocolatey']);

/** A dictionary of Hunspell. Its module reads these files with a top-level await, which CommonJS cannot load. */
function dictionary(module: string): ReturnType<typeof nspell> {
  const folder = dirname(module);
  const [aff = '', dic] = ['index.aff', 'index.dic'].map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  return nspell(aff, dic);
}

let dictionaries: Record<'american' | 'british', ReturnType<typeof nspell>> | undefined;

/** The American spelling of a word that only the British dictionary has; otherwise empty. */
function findAmerican(word: string): string {
  dictionaries ??= {
    american: dictionary(require.resolve('dictionary-en')),
    british: dictionary(require.resolve('dictionary-en-gb')),
  };
  const { american, british } = dictionaries;
  const isBritish = !NAMES.has(word) && !american.correct(word) && british.correct(word);
  return isBritish ? (american.suggest(word)[0] ?? 'another word') : '';
}

/**
 * The American spelling of a word in British spelling: a word that only the British dictionary has.
 * @returns undefined for every other word, also for one that neither dictionary has, such as a name
 */
export function americanSpelling(word: string): string | undefined {
  const key = word.toLowerCase();
  const american = verdictOn('american', key) ?? noted('american', key, findAmerican(key));
  return (american as string) || undefined;
}
