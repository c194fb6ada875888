import { DEFAULT_TAG, docsTag } from '@site/src/search/core/constants';

/** Name of the scope that covers every version; also its value in the query string. */
export const EVERYWHERE = 'all';

/** What a search covers: a version of the docs, or all versions, and the pages that belong to none. */
export type SearchScope = {
  /** Name of a version, or EVERYWHERE. */
  name: string;
  /** Label for use in a sentence: "ACE 5", "ACE 5 and ACE 4". */
  label: string;
  tags: readonly string[];
};

type Version = { name: string; label: string };

/**
 * The scopes to choose from: each version and, if there are several, all of them.
 * @param locale locale of the label that names all versions
 */
export function searchScopes(versions: readonly Version[], locale: string): SearchScope[] {
  const tag = ({ name }: Version) => docsTag('default', name);
  const single = versions.map((version) => ({ ...version, tags: [tag(version), DEFAULT_TAG] }));
  if (versions.length < 2) return single;
  const everywhere = {
    name: EVERYWHERE,
    // Computed lazily: the first use of Intl.ListFormat takes a tenth of the startup time.
    get label() {
      return new Intl.ListFormat(locale).format(versions.map((version) => version.label));
    },
    tags: [...versions.map(tag), DEFAULT_TAG],
  };
  return [...single, everywhere];
}
