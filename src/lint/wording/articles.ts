/** A word, and what is wrong with it. */
type Mistake = { offset: number; reason: string };

/** An article before a word. A capital "A" in the middle of a sentence, and before a verb, is a name. */
const ARTICLE = /(?<=^|[\s("“])(?:a|an|(?<=^|[.:;!?(] )An?) (?=((?!is\b|has\b)[A-Za-z][\w-]*))/g;

/** Words that begin with a vowel and sound as with a consonant, such as "URL", "user" and "one-time". */
const LIKE_CONSONANT =
  /^(?:U[A-Z]|[Uu](?:ni(?!n|m)|s[aeiu]|t[ei]|biq)|[Ee]u|[Oo]nce|[Oo]ne(?:\b|s))/;
/** Words that begin with a consonant and sound as with a vowel, such as "hour", "npm" and "XML". */
const LIKE_VOWEL = /^(?:npm\b|[Hh](?:our|onest|onor|eir)|[FHLMNRSX](?:[B-DF-HJ-NP-TV-Z\d]+s?\b|-))/;
/** Acronyms that some say as a word and some by their letters, such as "SOAP" and "LDAP". */
const EITHER = /^[FHLMNRSX][A-Z\d]+/;

function articleOf(word: string): 'a' | 'an' | undefined {
  if (LIKE_CONSONANT.test(word)) return 'a';
  if (LIKE_VOWEL.test(word)) return 'an';
  if (EITHER.test(word)) return undefined;
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** The wrong articles in a text. */
export const wrongArticles = (text: string): Mistake[] =>
  [...text.matchAll(ARTICLE)].flatMap(({ 0: article, 1: word = '', index }) => {
    const given = article.trim();
    const expected = articleOf(word);
    return expected === undefined || expected === given.toLowerCase()
      ? []
      : {
          offset: index,
          reason: `The article "${given}" before "${word}": expected "${expected}".`,
        };
  });
