import { baseTag, createLanguage, english, type Language } from '../core/language';

/** The languages of `@orama/stemmers` and `@orama/stopwords`, by tag. English has its own. */
export const packaged: Readonly<Record<string, string>> = {
  ar: 'arabic',
  bg: 'bulgarian',
  da: 'danish',
  de: 'german',
  el: 'greek',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hi: 'indian',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nb: 'norwegian',
  ne: 'nepali',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sa: 'sanskrit',
  sr: 'serbian',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
  uk: 'ukrainian',
};

type Stemmer = { stemmer: (word: string) => string };
type StopWords = { stopwords: string[] };

/**
 * Loads the stemmer and the stop words of a language, to build an index.
 * @param tag language tag, such as `de` or `de-CH`; a language without them gets neither
 */
export async function loadLanguage(tag: string): Promise<Language> {
  const base = baseTag(tag);
  if (base === english.tag) return english;
  const name = packaged[base];
  if (!name) return createLanguage(base);
  const [{ stemmer }, { stopwords }] = await Promise.all([
    import(`@orama/stemmers/${name}`) as Promise<Stemmer>,
    import(`@orama/stopwords/${name}`) as Promise<StopWords>,
  ]);
  return createLanguage(base, stemmer, stopwords);
}

/**
 * The source of a module whose default export is a language, for the browser: it imports that language alone.
 * @param tag see `loadLanguage`
 */
export function languageModule(tag: string): string {
  const base = baseTag(tag);
  const core = '@site/src/search/core/language';
  if (base === english.tag) return `export { english as default } from '${core}';\n`;
  const name = packaged[base];
  const lines = name
    ? [
        `import { createLanguage } from '${core}';`,
        `import { stemmer } from '@orama/stemmers/${name}';`,
        `import { stopwords } from '@orama/stopwords/${name}';`,
        `export default createLanguage('${base}', stemmer, stopwords);`,
      ]
    : [
        `import { createLanguage } from '${core}';`,
        `export default createLanguage(${JSON.stringify(base)});`,
      ];
  return `${lines.join('\n')}\n`;
}
