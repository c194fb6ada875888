import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HtmlTagObject } from '@docusaurus/types';
import { FILE_VERSIONS } from '../core/constants';
import { type FileVersions, formatFileVersions } from '../core/fileVersions';

// The files are made from the pages, so the pages are there before their versions. The spaces keep the minifier
// from taking the quotes of the attribute away.
const PENDING = 'made after the pages';

/** The meta element that tells the versions; they are filled in by `writeFileVersions`. */
export const fileVersionsTag: HtmlTagObject = {
  tagName: 'meta',
  attributes: { name: FILE_VERSIONS, content: PENDING },
};

/** A short digest of a file, for its address. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/**
 * Fills the versions into all built pages.
 * @param outDir folder of the built site
 */
export async function writeFileVersions(outDir: string, versions: FileVersions): Promise<void> {
  const names = await readdir(outDir, { recursive: true });
  const pages = names.filter((name) => name.endsWith('.html'));
  await Promise.all(
    pages.map(async (name) => {
      const file = join(outDir, name);
      const html = await readFile(file, 'utf8');
      const filled = html.replace(`"${PENDING}"`, `"${formatFileVersions(versions)}"`);
      if (filled !== html) await writeFile(file, filled);
    }),
  );
}
