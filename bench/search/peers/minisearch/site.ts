import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toDocuments } from '../../../../src/search/core/sections';
import { readSynonyms } from '../../../../src/search/plugin/readSynonyms';
import { pageRoutes } from '../../../../src/site/routes';
import { search as siteOptions } from '../../../../src/site/search';
import { root, run, scratch } from '../../../support/workspace';
import { crawlBuilt } from '../../corpus';
import { type JudgedVersion, judgedVersions } from '../../queries';
import { peerFile } from '../packages';
import {
  buildMiniSearch,
  loadMiniSearch,
  type MiniSearchEngine,
  type MiniSearchFile,
  sectionsOf,
  type Settings,
} from './engine';
import settings from './settings.json';

const build = join(root, 'build');
const PAGE = `<!doctype html>
<html lang="en">
<title>Search</title>
<link rel="icon" href="data:,">
</html>
`;

const isAce4 = (route: string) => /^\/docs\/ace4(?:\/|$)/.test(route);

/** The indexes of both versions with some settings; an index is built again only if it depends on them. */
async function minisearchFiles(): Promise<
  (settings: Settings) => Map<JudgedVersion, MiniSearchFile>
> {
  const synonyms = await readSynonyms(siteOptions.synonyms);
  const weights = Object.entries(siteOptions.pathWeights);
  const sections = new Map(
    judgedVersions.map((version) => {
      const routes = pageRoutes.filter((route) => isAce4(route) === (version === 'ace4'));
      const documents = toDocuments(crawlBuilt(build, routes), siteOptions.ignoredSections);
      return [version, sectionsOf(documents)];
    }),
  );
  const indexes = new Map<string, MiniSearchFile['index']>();
  return (chosen) =>
    new Map(
      [...sections].map(([version, list]) => {
        const key = `${version} ${chosen.forms}`;
        const index = indexes.get(key) ?? buildMiniSearch(list, chosen).toJSON();
        indexes.set(key, index);
        return [version, { index, synonyms, weights, settings: chosen }];
      }),
    );
}

/** The engines of both versions with some settings. */
export async function minisearchEngines(): Promise<
  (settings: Settings) => Map<JudgedVersion, MiniSearchEngine>
> {
  const files = await minisearchFiles();
  const loaded = new Map<string, MiniSearchEngine>();
  return (chosen) =>
    new Map(
      [...files(chosen)].map(([version, file]) => {
        const key = `${version} ${chosen.forms}`;
        const engine = loaded.get(key) ?? loadMiniSearch(file);
        loaded.set(key, engine);
        return [version, { ...engine, settings: chosen }];
      }),
    );
}

/**
 * Writes a page, the engine as a worker, and the index of each version.
 * @returns the folder of the site
 */
export async function buildMinisearch(): Promise<string> {
  const folder = join(scratch, 'minisearch');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), PAGE);
  const out = join(folder, 'engine.js');
  const entry = join(__dirname, 'worker.ts');
  run(peerFile('.bin/esbuild'), [entry, '--bundle', '--minify', `--outfile=${out}`], root);
  for (const [version, file] of (await minisearchFiles())(settings as Settings)) {
    writeFileSync(join(folder, `${version}.json`), JSON.stringify(file));
  }
  return folder;
}
