import { type IndexPage, pagesOfSections } from '../pageTable';
import type { Contents } from '../searchIndex';
import type { SearchDocument } from '../types';
import { type PagesFile, partFileName } from './files';
import type { SplitLexicon } from './lexicon';

/** A name with fewer words is a subject rather than a part of a message or a command. */
const MIN_NAMED_WORDS = 3;
/** Maximum number of sections whose entries are compared with a query. */
const MAX_SECTIONS = 8;

/** Stands for a section whose file has not been added. */
const NO_DOCUMENT: SearchDocument = {
  id: -1,
  title: '',
  pageTitle: '',
  sectionRoute: '',
  type: 'other',
  content: '',
  tags: [],
  sidebarParentCategories: [],
};

/** The sections of a split index, in files by ranges of the pages. A section whose file has not been added is empty. */
export class SplitContents implements Contents {
  private readonly documents = new Map<number, SearchDocument>();
  private readonly texts = new Map<number, string>();
  private readonly pageOf: Uint32Array;

  /**
   * @param firstPages the first page of each file
   * @param missing gets the names of files that are looked up before they are added
   */
  constructor(
    private readonly firstPages: readonly number[],
    pages: readonly IndexPage[],
    private readonly words: SplitLexicon,
    private readonly missing: Set<string>,
  ) {
    this.pageOf = pagesOfSections(pages);
  }

  /**
   * Adds a file.
   * @throws Error if it does not have the structure of such a file
   */
  add({ documents, texts }: Partial<PagesFile>): void {
    if (!documents || !texts) throw new Error('A file of pages has no documents or no texts.');
    documents.forEach((document, at) => {
      this.documents.set(document.id, document);
      this.texts.set(document.id, texts[at] ?? '');
    });
  }

  document(section: number): SearchDocument {
    const document = this.documents.get(section);
    if (document) return document;
    const page = this.pageOf[section] ?? 0;
    const file = this.firstPages.filter((first) => first <= page).length - 1;
    this.missing.add(partFileName('pages', file));
    return NO_DOCUMENT;
  }

  text(section: number): string {
    return this.texts.get(section) ?? '';
  }

  /** The pages with entries whose names have most of the words of a query. */
  pagesNaming(key: string): readonly number[] {
    const counts = new Map<number, number>();
    const known = [...new Set(key.split(' '))].filter((word) => this.words.find(word).isWord);
    for (const section of known.flatMap((word) => this.words.sectionsNaming(word))) {
      counts.set(section, (counts.get(section) ?? 0) + 1);
    }
    const most = Math.max(0, ...counts.values());
    if (most < Math.min(known.length, MIN_NAMED_WORDS)) return [];
    const sections = [...counts].filter(([, count]) => count === most).map(([section]) => section);
    // A name that many pages have says little about each of them.
    if (sections.length > MAX_SECTIONS) return [];
    return [...new Set(sections.map((section) => this.pageOf[section]!))].sort((a, b) => a - b);
  }
}
