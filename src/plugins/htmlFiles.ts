import { readdir, rename, writeFile } from 'node:fs/promises';

/** Paths of the HTML files below a folder, relative to it, in alphabetical order. */
export const htmlFilesIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir, { recursive: true })).filter((path) => path.endsWith('.html')).sort();

/** Replaces a file at once: other plugins read the pages at the same time. */
export async function replaceFile(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}
