import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of Markdown in the project: the published versions and, if it has pages, the next version. */
export function docsFolders(projectDir: string): string[] {
  const versions = JSON.parse(readFileSync(join(projectDir, 'versions.json'), 'utf8')) as string[];
  return [...versions.map((name) => join('versioned_docs', `version-${name}`)), 'docs'].filter(
    (folder) => existsSync(join(projectDir, folder)),
  );
}
