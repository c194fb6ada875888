import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A path with forward slashes, which Node.js reads on Windows too. */
export const slashed = (path: string): string => path.replaceAll('\\', '/');

/** The folders of Markdown in the project: the published versions and, if it has pages, the next version. */
export function docsFolders(projectDir: string): string[] {
  const versions = JSON.parse(readFileSync(join(projectDir, 'versions.json'), 'utf8')) as string[];
  return [...versions.map((name) => `versioned_docs/version-${name}`), 'docs'].filter((folder) =>
    existsSync(join(projectDir, folder)),
  );
}

/** The other endings of Markdown files. Docusaurus publishes some of them; the commands of writers know none. */
const OTHER_ENDING = /\.(?:mdx|md|markdown|mdown|mkd)$/i;

/** The pages of a version, and the pages that have another ending than `.md`. */
export function filesOf(versionDir: string): { pages: string[]; misnamed: string[] } {
  const paths = readdirSync(versionDir, { recursive: true, encoding: 'utf8' }).map(slashed).sort();
  const named = paths.filter((path) => OTHER_ENDING.test(path) && !/(?:^|\/)_/.test(path));
  const isPage = (path: string) => path.endsWith('.md');
  return { pages: named.filter(isPage), misnamed: named.filter((path) => !isPage(path)) };
}
