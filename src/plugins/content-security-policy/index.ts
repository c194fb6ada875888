import { existsSync } from 'node:fs';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterPlugins } from '../afterBuild';
import { htmlFilesIn, replaceFile } from '../htmlFiles';
import { headerRules, toHeadersFile } from './headers';
import { checkInlineParts, inlineParts, sourceOf } from './inlineScripts';
import { metaPolicy, pagePolicy, type PolicyOptions, withPolicy } from './policy';

/**
 * Writes the content security policy of the built pages: as a meta element into each page, and with the other security
 * and cache headers into the file `_headers`. The policy allows the inline scripts by their hashes.
 */
export default function contentSecurityPolicy(
  { i18n, baseUrl }: LoadContext,
  options: PolicyOptions,
): Plugin {
  return {
    name: 'content-security-policy',
    async postBuild({ outDir, plugins }) {
      // These plugins write and change pages.
      await afterPlugins({ plugins }, ['redirects', 'styles-on-demand']);
      const files = await htmlFilesIn(outDir);
      const parts = new Map(
        await Promise.all(
          files.map(async (path) => {
            const html = await readFile(join(outDir, path), 'utf8');
            const found = inlineParts(html);
            const sources = [...new Set(found.scripts.map(sourceOf))];
            try {
              await replaceFile(join(outDir, path), withPolicy(html, metaPolicy(sources, options)));
            } catch (error) {
              throw new Error(`${join(outDir, path)}: ${(error as Error).message}`, {
                cause: error,
              });
            }
            return [path, found] as const;
          }),
        ),
      );
      const { sources, problems } = checkInlineParts(parts);
      if (problems.length > 0) {
        const message = `Content security policy: ${problems.length} problems\n${problems.slice(0, 20).join('\n')}`;
        // Without a patch, the pages may have the scripts of the theme; such a build is measured, not published.
        if (!process.env.WITHOUT_PATCH) throw new Error(message);
        console.warn(message);
      }
      const rules = headerRules(baseUrl, files, pagePolicy(sources, options));
      // A further language is built into a folder of the site, after the default language.
      const site = dirname(outDir);
      const isFolder =
        i18n.currentLocale !== i18n.defaultLocale &&
        basename(outDir) === i18n.currentLocale &&
        existsSync(join(site, '_headers'));
      if (isFolder) await appendFile(join(site, '_headers'), `\n${toHeadersFile(rules.slice(1))}`);
      else await writeFile(join(outDir, '_headers'), toHeadersFile(rules));
    },
  };
}
