import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import { pageRoutes } from '../../../src/site/routes';
import { fingerprint, prepared, root, run } from '../../support/workspace';
import { peerFile } from './packages';

const CONFIG = `export default {
  title: 'ACE Documentation',
  description: 'Guides and reference for the API Composition Engine',
  cleanUrls: true,
  ignoreDeadLinks: true,
  themeConfig: { search: { provider: 'local' } },
};
`;
const BLOCK_END = /<\/(?:p|li|td|th|tr|div|h\d|pre|dt|dd|summary|figcaption|button)>|<br>/g;

/** HTML as a block that Markdown and Vue do not process: one line, without interpolation. */
function rawBlock(html: string): string {
  // The pages are minified: without a space between blocks, words would be joined in the index.
  return `<div v-pre>${html.replace(BLOCK_END, '$& ').replace(/\s+/g, ' ')}</div>`;
}

const plain = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

function heading(level: number, id: string, text: string): string {
  const escaped = text
    .replace(/[&<>]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[char] ?? char)
    .replace(/[\\`*_[\]{}#|~$!:]/g, '\\$&');
  return `${'#'.repeat(level)} <span v-pre>${escaped}</span>${id ? ` {#${id}}` : ''}`;
}

/** A built page as Markdown: headings in Markdown, and the content between them as HTML. */
function toMarkdown(html: string): string {
  const $ = load(html);
  const article = $('article .theme-doc-markdown').first();
  article.find('svg, img, style, script, a.hash-link, button').remove();
  article.find('*').removeAttr('class').removeAttr('style');
  const title = plain(article.find('h1').first().text());
  article.find('h1').remove();
  const blocks = article.children().map((_, child) => {
    const element = $(child);
    const level = /^h([2-6])$/.exec(child.tagName)?.[1];
    return level
      ? heading(Number(level), element.attr('id') ?? '', plain(element.text()))
      : rawBlock($.html(child));
  });
  return [heading(1, '', title), ...blocks.get()].join('\n\n');
}

/**
 * Builds the pages of both versions as one VitePress site with its local search in default options.
 * @returns the folder of the built site
 */
export async function buildVitepress(): Promise<string> {
  const pages = pageRoutes.map((route) => ({
    file: route.endsWith('/') ? `${route}index.md` : `${route}.md`,
    markdown: toMarkdown(readFileSync(join(root, 'build', route, 'index.html'), 'utf8')),
  }));
  // The fingerprint uses only the text: script names in the built pages change with every code change.
  const mark = fingerprint([CONFIG, ...pages.flatMap(({ file, markdown }) => [file, markdown])]);
  const project = await prepared('vitepress', mark, (folder) => {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
    mkdirSync(join(folder, '.vitepress'));
    writeFileSync(join(folder, '.vitepress', 'config.js'), CONFIG);
    writeFileSync(join(folder, 'index.md'), '# ACE Documentation\n');
    for (const { file, markdown } of pages) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), markdown);
    }
    run(peerFile('.bin/vitepress'), ['build'], folder);
  });
  return join(project, '.vitepress', 'dist');
}
