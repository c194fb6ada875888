import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkNames, Props, RouteChunkNames } from '@docusaurus/types';

/** The manifest of the bundler: the files of each chunk, and the chunks of each name. */
type Manifest = {
  origins: Readonly<Record<string, readonly (string | number)[]>>;
  assets: Readonly<Record<string, { css?: readonly { publicPath: string }[] }>>;
};

const flat = (names: ChunkNames): string[] =>
  Object.values(names)
    .flat()
    .flatMap((name) => (typeof name === 'string' ? name : flat(name)));

const SHEET = /<link rel="?stylesheet"? href="?[^">\s]+"?\s*\/?>/;

/**
 * Returns the pass that links the styles of a page's own components behind the style sheet that it has. Docusaurus links
 * those of the entry point only, so that the page would be displayed without them until its scripts have run.
 */
export function styleLinker({
  generatedFilesDir,
  baseUrl,
}: Pick<Props, 'generatedFilesDir' | 'baseUrl'>): (html: string, path: string) => string {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(generatedFilesDir, name), 'utf8')) as unknown;
  const { origins, assets } = read('client-manifest.json') as Manifest;
  const sheets = new Map<string, string[]>();
  for (const [route, names] of Object.entries(read('routesChunkNames.json') as RouteChunkNames)) {
    // The path, and a hash of the route.
    const page = route.replace(/-[^-]*$/, '');
    const found = flat(names)
      .flatMap((name) => origins[name] ?? [])
      .flatMap((chunk) => assets[chunk]?.css ?? [])
      .map(({ publicPath }) => publicPath);
    sheets.set(page, [...new Set([...(sheets.get(page) ?? []), ...found])]);
  }
  return (html, path) => {
    const missing = sheets
      .get(baseUrl + path.replace(/index\.html$/, ''))
      ?.filter((sheet) => !html.includes(sheet));
    const links = missing?.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('');
    return html.replace(SHEET, (first) => first + (links ?? ''));
  };
}
