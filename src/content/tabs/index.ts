import { labelOf, versionNames } from '../../site/versions';
import groups from './groups.json';

/** Variants between which a reader chooses once for all pages. */
type TabGroup = {
  /** What the reader chooses, for screen readers. */
  label: string;
  /** Labels of the variants, by their values. */
  tabs: Readonly<Record<string, string>>;
};

const version: TabGroup = {
  label: 'Version of ACE',
  tabs: Object.fromEntries(versionNames.map((name) => [name, labelOf(name)])),
};

/** The groups of tabs, by the name that a page and the address use. */
export const tabGroups: ReadonlyMap<string, TabGroup> = new Map(
  Object.entries({ ...groups, version }),
);
