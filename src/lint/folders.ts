import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The folders of Markdown in the project: the published versions and, if it has pages, the next version. */
export function docsFolders(projectDir: string): string[] {
  const versions = JSON.parse(readFileSync(join(projectDir, 'versions.json'), 'utf8')) as string[];
  return [...versions.map((name) => join('versioned_docs', `version-${name}`)), 'docs'].filter(
    (folder) => existsSync(join(projectDir, folder)),
  );
}

/** The files of a version: its pages, and the images that they may show. */
export function filesOf(versionDir: string): { pages: string[]; others: string[] } {
  const paths = readdirSync(versionDir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .sort();
  const isPage = (path: string) => /\.mdx?$/.test(path) && !/(?:^|\/)_/.test(path);
  return { pages: paths.filter(isPage), others: paths.filter((path) => !isPage(path)) };
}
