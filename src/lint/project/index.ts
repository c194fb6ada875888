import { existsSync } from 'node:fs';
import { join } from 'node:path';
import tags from '../../../versioned_docs/tags.schema.json';
import { readDataFile } from '../../content/dataFile';
import diagrams from '../../content/diagrams/diagrams.schema.json';
import glossary from '../../content/glossary.schema.json';
import { readSynonyms } from '../../search/plugin/readSynonyms';
import { search } from '../../site/search';
import { addressId, docsFolders, idsIn, type VersionIds, versionOf } from '../../site/pageFiles';
import { addressProblems, nextVersionProblems } from './addresses';
import { commonTaskProblems, counterpartProblems } from './topics';
import { questionProblems } from './questions';
import { checkReleases } from './releases';
import { sidebarProblems } from './sidebars';

/** The list of tags, with its form. */
export const TAGS = ['versioned_docs/tags.yml', tags] as const;

/** Data that its schema checks alone. */
const FORMS = [
  TAGS,
  ['src/content/diagrams/diagrams.yml', diagrams],
  ['src/content/glossary.json', glossary],
] as const;

/**
 * Checks the data beside the pages: sidebars, addresses, counterparts, pages of common tasks, recorded changes, tags,
 * synonyms, diagrams, terms and questions; and, without a problem in these, the pages that the next version lacks.
 * @returns one line per problem: file, line, problem and remedy
 */
export function checkProject(projectDir: string): string[] {
  const folders = docsFolders(projectDir);
  const versions: VersionIds = new Map(
    folders.flatMap((folder) => {
      const version = versionOf(folder);
      return version ? [[version, idsIn(projectDir, folder).map(addressId)] as const] : [];
    }),
  );
  const problems = [
    ...folders.flatMap((folder) => sidebarProblems(projectDir, folder)),
    ...addressProblems(projectDir, versions),
    ...counterpartProblems(projectDir, versions),
    ...commonTaskProblems(projectDir, versions),
    ...checkReleases(projectDir, versions),
    ...(existsSync(join(projectDir, search.synonyms))
      ? readSynonyms(projectDir, search.synonyms).problems
      : []),
    ...FORMS.flatMap(([path, schema]) => readDataFile(projectDir, path, schema).problems),
    ...questionProblems(projectDir, versions),
  ];
  // The last step of a writer: before it, a page that was renamed by hand would be reported twice.
  return problems.length > 0 ? problems : nextVersionProblems(projectDir, folders[0]);
}
