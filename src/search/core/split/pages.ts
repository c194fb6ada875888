import { encodeAscending, encodeNumbers, ListReader } from '../codec';
import { completePages, HASH_LENGTH, type IndexPage, type Weights } from '../pageTable';

/** The areas of pages, each once. */
export const areasOf = (pages: readonly IndexPage[]) => [...new Set(pages.map(({ area }) => area))];

/** Encodes what ranking needs of each page. */
export function encodePages(pages: readonly IndexPage[], weights: Weights): string {
  const areas = areasOf(pages);
  const place = (weight: number) => weights.findIndex(([, other]) => other === weight) + 1;
  return [
    encodeAscending(pages.map(({ first }) => first)),
    encodeNumbers(pages.slice(-1).map(({ end }) => end)),
    encodeNumbers(pages.map(({ words }) => words)),
    encodeNumbers(pages.map(({ weight }) => place(weight))),
    encodeNumbers(pages.map(({ area }) => areas.indexOf(area))),
    encodeNumbers(pages.map(({ questions }) => questions.length)),
    encodeNumbers(pages.flatMap(({ questions }) => questions)),
    pages.map(({ title }) => title).join(''),
  ].join('');
}

/**
 * Decodes the output of `encodePages`.
 * @throws RangeError if the text is cut off
 */
export function decodePages(text: string, areas: readonly string[], weights: Weights): IndexPage[] {
  const reader = new ListReader(text);
  const firsts = reader.ascending();
  const [last = 0] = reader.numbers();
  const words = reader.numbers();
  const places = reader.numbers();
  const areaNumbers = reader.numbers();
  const counts = reader.numbers();
  const questions = reader.numbers();
  const titles = reader.rest();
  if (titles.length !== firsts.length * HASH_LENGTH) {
    throw new RangeError('The search index is cut off.');
  }
  return completePages(
    firsts.map((first, page) => ({
      first,
      end: firsts[page + 1] ?? last,
      weight: weights[(places[page] ?? 0) - 1]?.[1] ?? 1,
      title: titles.slice(page * HASH_LENGTH, (page + 1) * HASH_LENGTH),
      area: areas[areaNumbers[page] ?? 0] ?? '',
      words: words[page] ?? 0,
      questions: questions.splice(0, counts[page]),
    })),
  );
}
