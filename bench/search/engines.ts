import type { Locator, Page } from '@playwright/test';
import type { JudgedVersion } from './queries';

/** The engines that are compared; ours comes first in every table. */
export const engineNames = ['ours', 'easyops', 'pagefind', 'vitepress'] as const;
export type EngineName = (typeof engineNames)[number];

/** An engine that answers queries. */
export type RankedEngine = {
  name: EngineName;
  /**
   * What a reader of a version gets for a query.
   * @returns addresses, best first
   */
  answer: (version: JudgedVersion, query: string) => Promise<string[]>;
  close: () => Promise<void>;
};

/** How a reader comes to a result. The selectors are CSS. */
export type Interface = {
  /** What opens the search. */
  opener: (page: Page) => Locator;
  /** The field that takes the query. */
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
  interface: Interface;
  /** Length of the list that the interface shows at first. */
  shown: number;
  /** Length of the list by which the engine is ranked: what a reader can come to see. */
  listed: number;
  /** Puts the engine's own API on the page, as `benchEngine`. */
  install: (page: Page, version: JudgedVersion) => Promise<void>;
};

/** The API of an engine on the page. */
export type PageEngine = {
  /** Loads what a search needs at least. */
  load: () => Promise<unknown>;
  /** The addresses of the results, best first. */
  search: (query: string, limit: number) => Promise<string[]>;
};

declare global {
  interface Window {
    benchEngine: PageEngine;
  }
}
