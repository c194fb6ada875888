import { stemmer } from 'stemmer';
import { normalizeTerm, tokenize } from './tokenize';

/**
 * English stop words, including question words. They are omitted from the index of texts, and from queries that have
 * other words; they are found in titles and headings.
 */
const stopWords: ReadonlySet<string> = new Set(
  `a about after again all also although always am an and another any anybody anyone anything are as at away
  be because been before being below between both but by can cannot come could couldn did didn do does doesn
  doing don done down during each either else ever every everything few for from further get gets getting give
  go goes going gonna got had has have having he her here hers him his how however i if in instead into is isn
  it its itself just keep kind know let like ll made make makes making many may me might mine more most much
  must my need needs neither never no nor not nothing now of off often on once one only onto or other others
  our ours out over own per please put quite rather re really s same see seem seems several shall she should
  since so some somebody someone something somewhere still such t take takes tell than that the their theirs
  them then there these they thing things this those through to too two under until up upon us use used uses
  using ve very via want wants was wasn way we well went were what whatever when where whether which while who
  whole whom whose why will with within without won work works would wouldn yet you your yours`.split(
    /\s+/,
  ),
);

/** Other platforms: a reader who names one beside a word of it says where the word is from. */
export const platforms: ReadonlySet<string> = new Set(
  'anypoint apigee boomi camunda kong mule mulesoft n8n workato zapier'.split(' '),
);

/** Words that say what a reader wants to have of a subject, not which one. */
export const genres: ReadonlySet<string> = new Set(
  `basics best demo details docs documentation explain explained guide guides help intro introduction issue issues learn
  manual practice practices problem problems question questions trouble tutorial tutorials working`.split(
    /\s+/,
  ),
);

/** The stem of a normalized English word; a word with other letters or digits is its own stem. */
export const stem = (word: string): string => (/^[a-z]+$/.test(word) ? stemmer(word) : word);

/** Whether a normalized word is a stop word. */
export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Whether a normalized word is in the index of texts: no function word, and no single letter. */
export const isIndexed = (term: string): boolean =>
  !isStopWord(term) && (term.length > 1 || /\p{N}/u.test(term));

/** The stems of some words. */
export const stemsOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((word) => stem(normalizeTerm(word))));

/** The words of a text that say what it is about. */
export const contentWords = (text: string): string[] =>
  tokenize(text).filter((word) => isIndexed(normalizeTerm(word)));
