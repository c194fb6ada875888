import type { FactName } from './table';

/** What src/markdown adds to a page in its language. */
export type Labels = Record<
  Exclude<FactName, 'Type'> | 'unconfirmed' | 'openPoint' | 'openPoints' | 'schematic',
  string
> & {
  /** The field that filters a number of entries; the name is the first column of their tables. */
  filter: (count: number, name?: string) => string;
};

const pluralOf = (name: string) => `${name.toLowerCase().replace(/([^e])y$/, '$1ie')}s`;

const english: Labels = {
  Key: 'key',
  Service: 'service',
  Command: 'command',
  Endpoint: 'endpoint',
  Query: 'query',
  Options: 'options',
  Required: 'required',
  Default: 'default',
  Since: 'since',
  Removed: 'removed',
  'Allowed values': 'allowed values',
  unconfirmed: 'Not confirmed',
  openPoint: 'open point',
  openPoints: 'open points',
  schematic: 'Schematic',
  filter: (count, name = 'Entry') => `Filter ${count} ${pluralOf(name)}`,
};

/** The labels by locale; a locale without its own has the English ones. */
const labels: Record<string, Labels> = { en: english };

/** The labels for a page: a translated one is in the folder of its locale. */
export function labelsOf(path: string): Labels {
  const [, locale = 'en'] = /(?:^|\/)i18n\/([^/]+)\//.exec(path.replaceAll('\\', '/')) ?? [];
  return labels[locale] ?? english;
}
