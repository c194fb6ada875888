type Verdict = boolean | string;
type Verdicts = { get: (key: string) => unknown; set: (key: string, verdict: Verdict) => void };

/** What the dictionaries say of words: they take a second to load, and most words are known from earlier runs. */
let verdicts: Verdicts = new Map<string, Verdict>();

/** Uses, and fills, the results of earlier runs. */
export const rememberVerdicts = (stored: Verdicts): void => {
  verdicts = stored;
};

/** What is known of a word from an earlier question. */
export const verdictOn = (question: string, word: string): Verdict | undefined =>
  verdicts.get(`${question} ${word}`) as Verdict | undefined;

/** Notes a verdict for the next question, and returns it. */
export function noted<Given extends Verdict>(
  question: string,
  word: string,
  verdict: Given,
): Given {
  verdicts.set(`${question} ${word}`, verdict);
  return verdict;
}
