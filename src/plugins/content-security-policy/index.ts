import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { htmlFilesIn } from '../htmlFiles';
import { redirectsWritten } from '../redirects';
import { headerRules, toHeadersFile } from './headers';
import { inlineParts } from './inlineScripts';
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
    async postBuild({ outDir }) {
      // Docusaurus starts all hooks in one turn. That of src/upstream/styles-on-demand changes pages in it.
      await nextTurn();
      await redirectsWritten();
      // Hundreds of small files: the synchronous functions take a fraction of the time.
      const files = htmlFilesIn(outDir);
      const allSources = new Set<string>();
      const allProblems: string[] = [];
      for (const path of files) {
        const html = readFileSync(join(outDir, path), 'utf8');
        const { sources, problems } = inlineParts(html);
        for (const source of sources) allSources.add(source);
        allProblems.push(...problems.map((problem) => `${path}: ${problem}`));
        const page = withPolicy(html, metaPolicy(sources, options));
        if (page === undefined)
          throw new Error(`${join(outDir, path)}: it has no <meta charset="UTF-8">`);
        writeFileSync(join(outDir, path), page);
      }
      if (allProblems.length > 0) {
        const message = `Content security policy: ${allProblems.length} problems\n${allProblems.slice(0, 20).join('\n')}`;
        // Without a patch, the pages may have the scripts of the theme; such a build is measured, not published.
        if (!process.env.WITHOUT_PATCH) throw new Error(message);
        console.warn(message);
      }
      const rules = headerRules(baseUrl, files, pagePolicy([...allSources].sort(), options));
      // A further language is built into a folder of the site, after the default language.
      const siteHeaders = join(dirname(outDir), '_headers');
      const isFolder =
        i18n.currentLocale !== i18n.defaultLocale &&
        basename(outDir) === i18n.currentLocale &&
        existsSync(siteHeaders);
      if (isFolder) appendFileSync(siteHeaders, `\n${toHeadersFile(rules.slice(1))}`);
      else writeFileSync(join(outDir, '_headers'), toHeadersFile(rules));
    },
  };
}
