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

/** What src/markdown adds to a page in its language. */
export type Labels = typeof english;

/** The labels by locale; a locale without its own has the English ones. */
const labels: Record<string, Labels> = { en: english };

/** The labels for a page: a translated one is in the folder of its locale. */
export function labelsOf(path: string): Labels {
  const [, locale = 'en'] = /(?:^|\/)i18n\/([^/]+)\//.exec(path.replaceAll('\\', '/')) ?? [];
  return labels[locale] ?? english;
}
