import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import clientRedirects, {
  type Options as RedirectOptions,
  validateOptions as validateRedirects,
} from '@docusaurus/plugin-client-redirects';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { headerRules, toHeadersFile } from './headers';
import { PolicyCollector, type PolicyOptions } from './policy';
import { writeRedirectScript } from './redirects';
import { styleLinker } from './styles';

export type Options = { redirects: RedirectOptions; contentSecurityPolicy: PolicyOptions };

/** Changes the HTML of a file; the path is below the output folder. */
type Pass = (html: string, path: string) => string;

/**
 * Writes the redirects of @docusaurus/plugin-client-redirects, and finishes all built pages, each read and written once:
 * redirects share a script file, a page links the styles of its components, and its content security policy allows what
 * it then contains. The policy and the other headers are also in the file `_headers`.
 */
export default function finishPages(context: LoadContext, options: Options): Plugin {
  const redirects = clientRedirects(
    context,
    validateRedirects({ options: options.redirects, validate: normalizePluginOptions }),
  ) as Plugin | null;
  return {
    name: 'finish-pages',
    async postBuild(props) {
      const { outDir, baseUrl, i18n } = props;
      await redirects?.postBuild?.(props);
      const policy = new PolicyCollector(options.contentSecurityPolicy);
      const passes: Pass[] = [
        writeRedirectScript(outDir, baseUrl),
        styleLinker(props),
        (html, path) => policy.add(html, path),
      ];
      const paths = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.html'))
        .map((path) => path.replaceAll('\\', '/'))
        .sort();
      // Hundreds of small files: the synchronous functions take a fraction of the time.
      for (const path of paths) {
        const file = join(outDir, path);
        const html = readFileSync(file, 'utf8');
        writeFileSync(
          file,
          passes.reduce((text, pass) => pass(text, path), html),
        );
      }
      const rules = headerRules(baseUrl, paths, policy.ofAllPages());
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
