const pluralOf = (name: string) => `${name.toLowerCase().replace(/([^e])y$/, '$1ie')}s`;

const english = {
  unconfirmed: 'Not confirmed',
  openPoint: 'open point',
  openPoints: 'open points',
  schematic: 'Schematic',
  /** The name of a fact of an entry, by its column. */
  fact: (column: string) => column.toLowerCase(),
  /** The field that filters a number of entries; the name is the first column of their tables. */
  filter: (count: number, name = 'Entry') => `Filter ${count} ${pluralOf(name)}`,
};

/** What src/markdown adds to a page, by language; one without its own labels has the English ones. */
const byLocale: Record<string, typeof english> = { en: english };

/** The labels in the language that is built. */
export const labels = (): typeof english =>
  byLocale[process.env.DOCUSAURUS_CURRENT_LOCALE ?? 'en'] ?? english;
