import MiniSearch from 'minisearch';
import { build } from '../../support/workspace';
import { crawlBuilt, type CorpusPage } from '../corpus';
import type { Engine } from '../engines';
import { byVersion } from '../queries';

type Section = { id: string; title: string; titles: string; text: string };

/** The number of results that its interface lists. */
const LISTED = 16;

/** A page as VitePress indexes it: a document for each heading, with the headings above it. */
const sectionsOf = ({ url, pageTitle, sections, keywords, questions }: CorpusPage): Section[] =>
  sections.map(({ title, hash, content }, at) => ({
    id: url + hash,
    title: at === 0 ? pageTitle : title,
    titles: at === 0 ? '' : pageTitle,
    text: [content, ...(at === 0 ? [keywords, ...questions] : [])].join(' '),
  }));

/** The local search of VitePress: MiniSearch with the options of its VPLocalSearchBox.vue. */
export function vitepressEngine(): Promise<Engine> {
  const indexes = byVersion((version) => {
    const index = new MiniSearch<Section>({
      fields: ['title', 'titles', 'text'],
      searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
    });
    index.addAll(crawlBuilt(build, version).flatMap(sectionsOf));
    return index;
  });
  return Promise.resolve({
    fed: 'both as text of the first section of the page',
    answer: (version, query) =>
      Promise.resolve(
        indexes[version]
          .search(query)
          .slice(0, LISTED)
          .map(({ id }) => String(id)),
      ),
  });
}
