import { existsSync } from 'node:fs';
import { build } from '../support/workspace';
import { ourEngine } from './ours';
import { easyopsEngine } from './peers/easyops';
import { minisearchEngine } from './peers/minisearch/peer';
import { pagefindEngine } from './peers/pagefind/peer';
import { vitepressEngine } from './peers/vitepress';
import type { JudgedVersion } from './queries';

/** An engine that is ready for queries. A search covers one version. */
export type Engine = {
  /**
   * The results of a query for a reader of a version, as many as its interface lists.
   * @returns URL paths, best first
   */
  answer: (version: JudgedVersion, query: string) => Promise<string[]>;
  /** Where the engine keeps the keywords and the questions of a page. */
  fed: string;
  close?: () => Promise<void>;
};

/** The engines that are compared; ours comes first in every table. */
const engines = {
  ours: () => Promise.resolve(ourEngine(build)),
  easyops: easyopsEngine,
  pagefind: pagefindEngine,
  vitepress: vitepressEngine,
  minisearch: minisearchEngine,
} satisfies Record<string, () => Promise<Engine>>;

export type EngineName = keyof typeof engines;
export const engineNames = Object.keys(engines) as EngineName[];

/**
 * Opens an engine with the pages of the build.
 * @throws Error if there is no such engine, or if the site is not built
 */
export function openEngine(name: string): Promise<Engine> {
  const known = engineNames.find((engine) => engine === name);
  if (!known) throw new Error(`No engine "${name}"; there are ${engineNames.join(', ')}.`);
  if (!existsSync(build)) throw new Error(`${build} is missing: run "npm run build" first.`);
  return engines[known]();
}
