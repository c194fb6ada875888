/** An example in the list of a version. */
export type ListedExample = {
  /** ID of the page, such as `steps/jsonata_map`, its title, and its section of the sidebar. */
  page: string;
  pageTitle: string;
  section: string;
  /** ID of the example on its page, what its flow does, and the heading above it. */
  id: string;
  title: string;
  heading: string;
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
