import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import clientRedirects, {
  type Options,
  type PluginOptions,
  validateOptions as validate,
} from '@docusaurus/plugin-client-redirects';
import type { LoadContext, OptionValidationContext, Plugin, Props } from '@docusaurus/types';
import { htmlFilesIn } from '../htmlFiles';
import { SCRIPT, withScriptFile } from './page';

let writing = Promise.resolve();

/** Settles when the pages are written that the hook of this build has begun to write. */
export const redirectsWritten = (): Promise<void> => writing;

/** Lets the upstream plugin write its pages, and gives them one script file. */
async function writePages({ postBuild }: Plugin, props: Props): Promise<void> {
  const { outDir, baseUrl } = props;
  const before = new Set(htmlFilesIn(outDir));
  await postBuild?.({ ...props, content: undefined, head: {}, routesBuildMetadata: {} });
  const pages = htmlFilesIn(outDir).filter((path) => !before.has(path));
  const file = `assets/js/redirect.${hash('sha256', SCRIPT).slice(0, 8)}.js`;
  mkdirSync(join(outDir, 'assets/js'), { recursive: true });
  writeFileSync(join(outDir, file), SCRIPT);
  for (const path of pages) {
    const html = readFileSync(join(outDir, path), 'utf8');
    writeFileSync(join(outDir, path), withScriptFile(html, `${baseUrl}${file}`));
  }
}

/**
 * The pages of @docusaurus/plugin-client-redirects, with a script file instead of an inline script in each: a content
 * security policy would need a hash for every redirect.
 */
export default function redirects(context: LoadContext, options: PluginOptions): Plugin | null {
  const upstream = clientRedirects(context, options) as Plugin | null;
  return (
    upstream && {
      name: 'redirects',
      postBuild: (props) => (writing = writePages(upstream, props)),
    }
  );
}

/** Validates the options, which are those of the upstream plugin. */
export const validateOptions = (
  context: OptionValidationContext<Options | undefined, PluginOptions>,
): PluginOptions => validate(context);
