import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** The words of the project that no dictionary has, one a line and sorted; editors read them through cspell.json. */
export const WORDS = join(__dirname, 'words.txt');

const TERMS = [
  'softwareTerms.txt.gz',
  'software-tools.txt',
  'networkingTerms.txt',
  'webServices.txt',
  'computing-acronyms.txt',
];

// Written out, so that the search for unused packages sees them.
const ENGLISH = dirname(require.resolve('@cspell/dict-en_us/cspell-ext.json'));
const SOFTWARE = dirname(require.resolve('@cspell/dict-software-terms/cspell-ext.json'));

/** The words of English, of software, and of the project. */
export type Dictionary = {
  has: (word: string) => boolean;
  /** The most similar words, the best first. */
  suggest: (word: string) => string[];
};

async function load(): Promise<Dictionary> {
  // The package has no CommonJS.
  const { decodeTrie, parseDictionary } = await import('cspell-trie-lib');
  const english = decodeTrie(gunzipSync(readFileSync(join(ENGLISH, 'en_US.trie.gz'))));
  const terms = TERMS.map((name) => {
    const file = readFileSync(join(SOFTWARE, 'dict', name));
    return parseDictionary((name.endsWith('.gz') ? gunzipSync(file) : file).toString());
  });
  const own = new Set(readFileSync(WORDS, 'utf8').toLowerCase().split('\n'));
  const all = [english, ...terms];
  return {
    has: (word) => {
      const lower = word.toLowerCase();
      return own.has(lower) || all.some((one) => one.has(word) || one.has(lower));
    },
    suggest: (word) => english.suggest(word, { numSuggestions: 3 }),
  };
}

let loaded: Promise<Dictionary> | undefined;

/** The dictionary, which is read once, when the first page needs it. */
export const dictionary = (): Promise<Dictionary> => (loaded ??= load());
