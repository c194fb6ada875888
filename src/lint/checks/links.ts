import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Definition, Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { identity } from '../../site/identity';
import { sitePath } from '../../site/paths';
import { labelOf, pageAt } from '../../site/versions';
import { nearest } from '../../content/steps/nearest';
import { eachNode } from '../nodes';
import type { Page } from '../page';
import type { CheckContext } from './context';

/** Texts that do not say where a link leads, in a list of links or to a screen reader. */
const EMPTY_TEXT = /^(?:click |see )?(?:here|this|this (?:page|link)|link|more|read more)$/i;
/** Where a link may lead outside the documentation: not to a script. */
const SCHEME = /^(?:https?|mailto|tel):/i;
const EXTERNAL = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

function checkAnchor(page: Page, target: Page, node: Link | Definition, anchor: string): void {
  if (target.hasAnchor(anchor)) return;
  const known = target.anchors.map((name) => `#${name}`).join(' ');
  page.file.message(
    `The link "${node.url}" names the anchor #${anchor}, which ${target.name} does not have. It has: ${known || 'none'}.`,
    node,
  );
}

/** What to do about a path that leads to no page: the page of this version that it resembles. */
function correctionOf(page: Page, path: string, { pages }: CheckContext): string {
  const paths = [...pages.values()]
    .filter(({ versionDir }) => versionDir === page.versionDir)
    .map((other) => relative(dirname(page.path), other.path).replace(/^(?!\.)/, './'));
  const close = nearest(path, paths);
  return close ? `Did you mean "${close}"?` : 'Correct the path, or write the page first.';
}

/** Whether the title of a link tells readers that it leads to a version: (@site/… "ACE 4"). */
const leadsTo = ({ title }: Link | Definition, version: string | undefined): boolean =>
  version !== undefined && title === labelOf(version);

/** Reports a full address of this site, unless it leads to another version and says so. */
function checkFullAddress(page: Page, node: Link | Definition): void {
  const [path = ''] = node.url.slice(identity.url.length).split(/[?#]/);
  const version = pageAt(sitePath(path, identity.baseUrl))?.version;
  if (version !== page.version && leadsTo(node, version)) return;
  page.file.message(
    `The link "${node.url}" is a full address of this site. Link to the Markdown file, such as ./jwt.md.`,
    node,
  );
}

/** A path without its escapes; one with wrong escapes names no page as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function checkFileLink(page: Page, node: Link | Definition, context: CheckContext): void {
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(node.url) ?? [];
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
  const file = page.linked(decoded(path));
  const target = context.pages.get(file);
  if (context.unreadable.has(file)) return;
  if (!target) {
    page.file.message(
      `The link "${node.url}" leads to no page. ${correctionOf(page, path, context)}`,
      node,
    );
    return;
  }
  const { version } = target;
  if (target.versionDir !== page.versionDir && !leadsTo(node, version)) {
    page.file.message(
      `The link "${node.url}" leaves this version. Link to the page of the same version${version ? `, or name the other one in its title: (${node.url} "${labelOf(version)}")` : ''}.`,
      node,
    );
  } else if (anchor) {
    checkAnchor(page, target, node, anchor);
  }
}

/**
 * Requires that links between pages are file links to existing pages and anchors, and that images exist and have
 * alternative text; a link text says where its link leads.
 */
export function checkLinks(page: Page, context: CheckContext): void {
  eachNode(page.tree, ['link', 'definition'], (link) => {
    if (link.type === 'link' && EMPTY_TEXT.test(toString(link).trim())) {
      page.file.message(
        `The link text "${toString(link)}" does not say where it leads. Name the page or the thing.`,
        link,
      );
    }
    if (link.url.startsWith(identity.url)) checkFullAddress(page, link);
    else if (!EXTERNAL.test(link.url)) checkFileLink(page, link, context);
    else if (!SCHEME.test(link.url)) {
      page.file.message(
        `The link "${link.url}" is neither a web address nor an e-mail address. Link to an address that starts with https://.`,
        link,
      );
    }
  });
  eachNode(page.tree, 'image', (node) => {
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
