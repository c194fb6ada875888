import type { SitePath } from '../../site/paths';
import { addressOf } from '../../site/versions';

export type ListedExample = {
  /** ID of the page, such as `steps/jsonata_map`, and its title. */
  page: string;
  pageTitle: string;
  /** ID of the example on its page, and what its flow does. */
  id: string;
  title: string;
};

/** Path of the file with the examples of a page, below `/examples/`. */
export const examplesFile = (version: string, page: string): string =>
  `${version}/${page.replaceAll('/', '-')}.json`;

/** Path of the file that lists the examples of a version, below `/examples/`. */
export const listFile = (version: string): string => `${version}/index.json`;

/** The section that says what the flow runner runs and refuses; each version has the page. */
export const coverageSection = {
  page: 'guides/how_to_unit_test_step',
  anchor: 'run-the-examples-of-this-documentation',
} as const;

export const coverageAddress = (version: string): SitePath =>
  `${addressOf({ version, id: coverageSection.page })}#${coverageSection.anchor}` as SitePath;

/** The tabs of an example: the files of its flow, what a run gets besides, what it gives. */
export const exampleTabs = { flow: '1', input: '2', result: '3' } as const;
