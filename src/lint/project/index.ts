import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkReleases } from '../../content/releases/check';
import { pageOfFile } from '../../markdown/front-matter';
import { readSynonyms } from '../../search/plugin/readSynonyms';
import { search } from '../../site/search';
import { docsFolders } from '../folders';
import { addressProblems } from './addresses';
import { counterpartProblems } from './counterparts';
import { addressId, idsIn } from './pageIds';
import { sidebarProblems } from './sidebars';

/** The first problem in the synonyms of the search, if there is one. */
async function synonymProblems(projectDir: string): Promise<string[]> {
  const path = join(projectDir, search.synonyms);
  if (!existsSync(path)) return [];
  try {
    await readSynonyms(path);
    return [];
  } catch (error) {
    return [(error as Error).message.replace(`${projectDir}/`, '')];
  }
}

/**
 * Checks the data beside the pages: sidebars, addresses, counterparts, recorded changes and synonyms.
 * @param folders the folders of pages whose sidebars are checked; all by default
 * @returns one line per problem: file, line, problem and remedy
 */
export async function checkProject(
  projectDir: string,
  folders: readonly string[] = docsFolders(projectDir),
): Promise<string[]> {
  const published = new Map(
    docsFolders(projectDir).flatMap((folder) => {
      const version = pageOfFile(`/${folder}/index.md`)?.version;
      return version ? [[version, folder] as const] : [];
    }),
  );
  const pageIds = (version: string) =>
    idsIn(projectDir, published.get(version) ?? '').map(addressId);
  return [
    ...folders.flatMap((folder) => sidebarProblems(projectDir, folder)),
    ...addressProblems(projectDir, published),
    ...counterpartProblems(projectDir, published),
    ...checkReleases(projectDir, pageIds),
    ...(await synonymProblems(projectDir)),
  ];
}
