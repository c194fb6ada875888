import { contentWords } from '../../src/search/core/language';
import { normalizeTerm } from '../../src/search/core/tokenize';
import { search as siteOptions } from '../../src/site/search';
import { sampleOf } from '../../tests/support/extent';
import { crawlBuilt } from './corpus';
import { pageOf } from './judge';
import { judgedVersions } from './queries';
import type { Engine } from './ranking';

/** A page of a release repeats other pages. */
const REPEATS = '/releases/release_';
const isOrdinary = (word: string) => word.length > 2 && /^\p{L}+$/u.test(word);

/** Words that one page of a version shows, each with the page. */
function wordsOfOnePage(version: (typeof judgedVersions)[number]) {
  const pages = new Map<string, Set<string>>();
  for (const { url, sections } of crawlBuilt(version)) {
    if (url.includes(REPEATS)) continue;
    const text = sections
      .filter(({ title }) => !siteOptions.ignoredSections.includes(title))
      .map(({ title, columns, text }) => `${title} ${columns} ${text}`);
    for (const word of new Set(contentWords(text.join(' ')).map(normalizeTerm))) {
      if (isOrdinary(word)) pages.set(word, (pages.get(word) ?? new Set()).add(pageOf(url)));
    }
  }
  const rare = [...pages].filter(([, having]) => having.size === 1);
  return sampleOf(rare).map(([word, [page]]) => ({ word, page }));
}

/** The shares of the words on one page that, typed alone, have this page first, and among the results. */
export function rareWords(engine: Engine) {
  let [all, first, listed] = [0, 0, 0];
  for (const version of judgedVersions) {
    for (const { word, page } of wordsOfOnePage(version)) {
      const answers = engine(version, word).pages.map(pageOf);
      all += 1;
      if (answers[0] === page) first += 1;
      if (answers.some((answer) => answer === page)) listed += 1;
    }
  }
  return { all, first: first / all, listed: listed / all };
}
