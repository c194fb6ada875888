import type { Locator, Page } from '@playwright/test';
import type { JudgedVersion } from './queries';

/** The engines that are compared; ours comes first in every table. */
export const engineNames = ['ours', 'easyops', 'pagefind', 'vitepress', 'minisearch'] as const;
export type EngineName = (typeof engineNames)[number];

/** An engine that answers queries. */
export type RankedEngine = {
  name: EngineName;
  /**
   * The results of a query for a reader of a version.
   * @returns addresses, best first
   */
  answer: (version: JudgedVersion, query: string) => Promise<string[]>;
  close: () => Promise<void>;
};

/** The search interface of an engine, with CSS selectors. */
export type Interface = {
  /** The control that opens the search. */
  opener: (page: Page) => Locator;
  /** The field for the query. */
  input: string;
  result: string;
};

/** An engine as a site publishes it, driven in a browser. */
export type BrowserEngine = {
  name: EngineName;
  /** Folder of the built site. */
  dir: string;
  /** Page on which the search is opened. */
  page: (version: JudgedVersion) => string;
  /** Undefined for an engine without an interface. */
  interface: Interface | undefined;
  /** Number of results that the interface shows initially. */
  shown: number;
  /** Number of results that are ranked: the maximum that a reader can see. */
  listed: number;
  /** Puts the engine's own API on the page, as `benchEngine`. */
  install: (page: Page, version: JudgedVersion) => Promise<void>;
};

/** The API of an engine on the page. */
export type PageEngine = {
  /** Loads the minimum that a search needs. */
  load: () => Promise<unknown>;
  /** The addresses of the results, best first. */
  search: (query: string, limit: number) => Promise<string[]>;
};

declare global {
  interface Window {
    benchEngine: PageEngine;
  }
}
