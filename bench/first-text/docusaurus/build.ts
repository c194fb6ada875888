import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const site = resolve('.build-variants', 'docusaurus');

/** A page without the components of this site: Markdown that every Docusaurus site reads. */
const plain = (markdown: string) =>
  markdown
    .replace(/^---\n([\s\S]*?)\n---\n/, (_, matter: string) => {
      const lines = matter.split('\n').filter((line) => /^(?:title|description): /.test(line));
      return ['---', ...lines, '---', ''].join('\n');
    })
    .replace(/^import .*$/gm, '')
    .replace(/<\/?[A-Z][A-Za-z]*(?:\s[^<>]*)?\/?>/g, '');

function writePages(version: string, folder: string): void {
  const pages = join('versioned_docs', `version-${version}`);
  for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (!/\.mdx?$/.test(name)) continue;
    const file = join(site, 'docs', folder, name.replace(/x$/, ''));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, plain(readFileSync(join(pages, name), 'utf8')));
  }
}

/**
 * Builds the pages of both versions with Docusaurus in the default configuration of its next version, with
 * @docusaurus/faster and a common search plugin. A build that is there is used again: delete .build-variants/docusaurus
 * after an upgrade.
 * @returns its folder
 */
export function buildDocusaurus(): string {
  const output = join(site, 'build');
  if (existsSync(output)) return output;
  writePages('ace5', '');
  writePages('ace4', 'ace4');
  cpSync(join(__dirname, 'docusaurus.config.mjs'), join(site, 'docusaurus.config.mjs'));
  const docusaurus = resolve('node_modules', '.bin', 'docusaurus');
  const { status } = spawnSync(docusaurus, ['build'], { cwd: site, stdio: 'inherit' });
  if (status !== 0) throw new Error('Docusaurus could not build the pages.');
  return output;
}
