import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

/** What the data is made from. */
export type Content = {
  versions: readonly LoadedVersion[];
  siteDir: string;
  /** Base URL of the language that is built. */
  baseUrl: string;
  /** Origin of the site with its base URL. */
  site: string;
};

/** Contents of files by their path on the site, below the base URL. */
export type Files = Iterable<readonly [path: string, content: string | Uint8Array]>;
