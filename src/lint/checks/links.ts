import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Definition, Image, Link } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page, PageFacts } from '../page';
import type { CheckContext } from './context';

const EXTERNAL = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

function checkAnchor(page: Page, target: PageFacts, node: Link | Definition, anchor: string): void {
  const anchors = [...target.headings.map((heading) => heading.anchor), ...target.entries];
  if (anchors.includes(anchor)) return;
  const known = anchors.map((name) => `#${name}`).join(' ');
  page.file.message(
    `The link "${node.url}" names the anchor #${anchor}, which ${target.name} does not have. It has: ${known || 'none'}.`,
    node,
  );
}

function checkFileLink(page: Page, node: Link | Definition, context: CheckContext): void {
  const [path = '', anchor] = node.url.split('#') as [string, string | undefined];
  if (path === '') {
    if (anchor) checkAnchor(page, page, node, anchor);
    return;
  }
  if (!/\.mdx?$/.test(path)) {
    page.file.message(
      `The link "${node.url}" is not a file link. Link to the markdown file, such as ./jwt.md, so that each version stays within itself.`,
      node,
    );
    return;
  }
  const target = context.pages.get(resolve(dirname(page.path), decodeURI(path)));
  if (!target) {
    page.file.message(
      `The link "${node.url}" leads to no page. Correct the path, or write the page first.`,
      node,
    );
  } else if (target.versionDir !== page.versionDir) {
    page.file.message(
      `The link "${node.url}" leaves this version. Link to the page of the same version.`,
      node,
    );
  } else if (anchor) {
    checkAnchor(page, target, node, anchor);
  }
}

/**
 * Requires that links between pages are file links to existing pages and anchors, and that images exist and have
 * alternative text.
 */
export function checkLinks(page: Page, context: CheckContext): void {
  visit(page.tree, ['link', 'definition'], (node) => {
    const link = node as Link | Definition;
    if (!EXTERNAL.test(link.url)) checkFileLink(page, link, context);
  });
  visit(page.tree, 'image', (node: Image) => {
    if (!node.alt) {
      page.file.message('The image has no alternative text. Describe what it shows.', node);
    }
    if (!EXTERNAL.test(node.url) && !existsSync(resolve(dirname(page.path), node.url))) {
      page.file.message(
        `The image "${node.url}" does not exist. Its path is relative to the page.`,
        node,
      );
    }
  });
}
