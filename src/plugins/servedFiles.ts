import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Contents by path. */
type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * Files that a plugin makes from the content, and that the site serves as they are: `docusaurus build` copies them to
 * the built site, `docusaurus start` serves them.
 * @param folder their folder on the site, which is not in `static/`
 * @returns `write`, which replaces them, and the parts of the plugin that publish them
 */
export function servedFiles(
  { generatedFilesDir, baseUrl }: Pick<LoadContext, 'generatedFilesDir' | 'baseUrl'>,
  folder: string,
) {
  const directory = join(generatedFilesDir, 'served', folder);
  const publish: Pick<Plugin, 'configureWebpack' | 'postBuild'> = {
    configureWebpack: () =>
      ({ devServer: { static: [{ directory, publicPath: baseUrl + folder }] } }) as object,
    postBuild: ({ outDir }) => cp(directory, join(outDir, folder), { recursive: true }),
  };
  return {
    write: async (files: Files): Promise<void> => {
      await rm(directory, { recursive: true, force: true });
      await mkdir(directory, { recursive: true });
      for (const [path, content] of files) {
        await mkdir(dirname(join(directory, path)), { recursive: true });
        await writeFile(join(directory, path), content);
      }
    },
    publish,
  };
}
