import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Definition, Link } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { identity } from '../../site/identity';
import { sitePath } from '../../site/paths';
import { labelOf, pageAt } from '../../site/versions';
import { suggestion } from '../../content/suggestion';
import type { CheckContext, Page } from '../page';

/** Texts that do not say where a link leads, in a list of links or to a screen reader. */
const EMPTY_TEXT = /^(?:click |see )?(?:here|this|this (?:page|link)|link|more|read more)$/i;
/** Where a link may lead outside the documentation: not to a script. */
const SCHEME = /^(?:https?|mailto|tel):/i;
const EXTERNAL = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

function anchorProblem(target: Page, url: string, anchor: string | undefined): string | undefined {
  if (!anchor || target.hasAnchor(anchor)) return undefined;
  const known = target.anchors.map((name) => `#${name}`).join(' ');
  return `The link "${url}" names the anchor #${anchor}, which ${target.name} does not have. It has: ${known || 'none'}.`;
}

/** What to do about a path that leads to no page: the page of this version that it resembles. */
function correctionOf(page: Page, path: string, { pages }: CheckContext): string {
  const paths = [...pages.values()]
    .filter(({ versionDir, isReadable }) => isReadable && versionDir === page.versionDir)
    .map((other) => relative(dirname(page.path), other.path).replace(/^(?!\.)/, './'));
  return suggestion(path, paths, 'Correct the path, or write the page first.');
}

/** Whether the title of a link tells readers that it leads to a version: (@site/… "ACE 4"). */
const leadsTo = ({ title }: Link | Definition, version: string | undefined): boolean =>
  version !== undefined && title === labelOf(version);

/** A full address of this site is wrong, unless it leads to another version and says so. */
function addressProblem(page: Page, node: Link | Definition): string | undefined {
  const [path = ''] = node.url.slice(identity.url.length).split(/[?#]/);
  const version = pageAt(sitePath(path, identity.baseUrl))?.version;
  return version !== page.version && leadsTo(node, version)
    ? undefined
    : `The link "${node.url}" is a full address of this site. Link to the Markdown file, such as ./jwt.md.`;
}

/** A path without its escapes; one with wrong escapes names no page as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function filePathProblem(
  page: Page,
  node: Link | Definition,
  context: CheckContext,
): string | undefined {
  const { url } = node;
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
  if (path === '') return anchorProblem(page, url, anchor);
  if (!/\.mdx?$/.test(path))
    return `The link "${url}" is not a file link. Link to the markdown file, such as ./jwt.md, so that each version stays within itself.`;
  const target = context.pages.get(page.linked(decoded(path)));
  if (target?.isReadable === false) return undefined;
  if (!target) return `The link "${url}" leads to no page. ${correctionOf(page, path, context)}`;
  const { version } = target;
  if (target.versionDir === page.versionDir || leadsTo(node, version))
    return anchorProblem(target, url, anchor);
  const named = version
    ? `, or name the other one in its title: (${url} "${labelOf(version)}")`
    : '';
  return `The link "${url}" leaves this version. Link to the page of the same version${named}.`;
}

/** What is wrong with the target of a link; undefined if nothing. */
function targetProblem(
  page: Page,
  node: Link | Definition,
  context: CheckContext,
): string | undefined {
  if (node.data?.isContact) return undefined;
  if (node.url.startsWith(identity.url)) return addressProblem(page, node);
  if (!EXTERNAL.test(node.url)) return filePathProblem(page, node, context);
  return SCHEME.test(node.url)
    ? undefined
    : `The link "${node.url}" is neither a web address nor an e-mail address. Link to an address that starts with https://.`;
}

/**
 * Requires that links between pages are file links to existing pages and anchors, and that images exist and have
 * alternative text; a link text says where its link leads.
 */
export function checkLinks(page: Page, context: CheckContext): void {
  page.reportEach(['link', 'definition'], (link) => {
    const text = toString(link).trim();
    return [
      link.type === 'link' &&
        EMPTY_TEXT.test(text) &&
        `The link text "${text}" does not say where it leads. Name the page or the thing.`,
      targetProblem(page, link, context),
    ];
  });
  page.reportEach(['image'], ({ alt, url }) => [
    !alt && 'The image has no alternative text. Describe what it shows.',
    !EXTERNAL.test(url) &&
      !existsSync(resolve(dirname(page.path), url)) &&
      `The image "${url}" does not exist. Its path is relative to the page.`,
  ]);
}
