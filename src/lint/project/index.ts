import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { historyPath } from '../../content/releases';
import { checkReleases } from '../../content/releases/check';
import { pageOfFile } from '../../markdown/front-matter';
import { readSynonyms } from '../../search/plugin/readSynonyms';
import { search } from '../../site/search';
import { docsFolders } from '../folders';
import { addressProblems } from './addresses';
import { counterpartProblems } from './counterparts';
import { readDataFile } from './dataFile';
import { commonTaskProblems } from './commonTasks';
import { nextVersionProblems } from './nextVersion';
import { addressId, idsIn, type VersionIds } from './pageIds';
import { questionProblems } from './questions';
import { sidebarProblems } from './sidebars';
import { tagProblems } from './tags';

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

/** The problems in the recorded changes; those of their syntax alone, if they have some. */
function releaseProblems(projectDir: string, versions: VersionIds): string[] {
  const files = [...versions.keys()].map((version) =>
    readDataFile(projectDir, historyPath(version)),
  );
  const unreadable = files.filter((file) => typeof file === 'string');
  return unreadable.length > 0
    ? unreadable
    : checkReleases(projectDir, (version) => versions.get(version) ?? []);
}

/**
 * Checks the data beside the pages: sidebars, addresses, counterparts, pages of common tasks, recorded changes, tags,
 * synonyms and questions; and, without a problem in these, the pages that the next version lacks.
 * @returns one line per problem: file, line, problem and remedy
 */
export async function checkProject(projectDir: string): Promise<string[]> {
  const folders = docsFolders(projectDir);
  const published = new Map(
    folders.flatMap((folder) => {
      const version = pageOfFile(`/${folder}/index.md`)?.version;
      return version ? [[version, folder] as const] : [];
    }),
  );
  const versions: VersionIds = new Map(
    [...published].map(([version, folder]) => [version, idsIn(projectDir, folder).map(addressId)]),
  );
  const problems = [
    ...folders.flatMap((folder) => sidebarProblems(projectDir, folder)),
    ...addressProblems(projectDir, published),
    ...counterpartProblems(projectDir, versions),
    ...commonTaskProblems(projectDir, versions),
    ...releaseProblems(projectDir, versions),
    ...tagProblems(projectDir),
    ...(await synonymProblems(projectDir)),
    ...questionProblems(projectDir, versions),
  ];
  // The last step of a writer: before it, a page that was renamed by hand would be reported twice.
  const [current] = published.values();
  return problems.length > 0 ? problems : nextVersionProblems(projectDir, current);
}
