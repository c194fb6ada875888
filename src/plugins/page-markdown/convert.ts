import type { Element, ElementContent, Nodes, Root as HtmlRoot, RootContent } from 'hast';
import { select } from 'hast-util-select';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type { Code, Html, InlineCode, Root, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { BuiltPage } from '../../built-pages';
import { pageAddress } from '../../site/pageAddress';

type Child = ElementContent | RootContent;

// Elements of an article that are not content. Other elements to exclude have data-no-markdown.
const NON_CONTENT = /^(?:theme-doc-(?:breadcrumbs|footer|toc-mobile)|hash-link)$/;
const CONTROLS = new Set(['button', 'select', 'script', 'style']);

function classes({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : [];
}

/** The text content of a node; a `br` is a line break. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'br') return '\n';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (tagName: string, ...children: Child[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: children as ElementContent[],
});
const bold = (value: string) => element('p', element('strong', text(value)));

type Made = Code | Html | InlineCode;

/** A node of the copy, in an element that the library knows as a block or as part of a text. */
const made = (node: Made): Element =>
  Object.assign(element(node.type === 'code' ? 'pre' : 'code'), { made: node });

/** Markdown in which nothing is escaped. */
const markdown = (value: string) => made({ type: 'html', value });

/** Elements around which white space is none of the text. */
const BLOCK =
  /^(?:article|aside|blockquote|d[dlt]|details|div|fig\w+|h[1-6r]|header|[ou]l|li|p|pre|section|summary|t(?:able|body|[dhr]|head))$/;

const isInline = (node: Child | undefined) =>
  node !== undefined && !(node.type === 'element' && BLOCK.test(node.tagName));

const isLeftOut = (node: Element) =>
  CONTROLS.has(node.tagName) ||
  // A label around its control; one beside it (`for`) is the text of a task in a checklist.
  (node.tagName === 'label' && !('htmlFor' in node.properties)) ||
  'dataNoMarkdown' in node.properties ||
  classes(node).some((name) => NON_CONTENT.test(name));

/** The source, the language and the title of a code block, from its container or from only its `pre`. */
function codeBlock(block: Element): Element {
  // The names of classes of CSS modules end in a hash.
  const marked = select('[class*=language-]', block);
  const language = marked && classes(marked).find((name) => name.startsWith('language-'));
  const title = select('[class*=codeBlockTitle]', block);
  const code = select('code', block) ?? block;
  // Each line except the last ends with its line break (src/markdown/code); a plain `pre` has one more at the end.
  return made({
    type: 'code',
    lang: language?.slice('language-'.length),
    meta: title && `title="${textOf(title).trim()}"`,
    value: textOf(code).replace(/\n$/, ''),
  });
}

/** `:::warning Title` and its content: a blockquote that starts with the type and the title. */
function admonition(node: Element): Element {
  const [, kind = ''] = /theme-admonition-(\S+)/.exec(classes(node).join(' ')) ?? [];
  const heading = select('[class*=admonitionHeading]', node);
  const title = heading ? textOf(heading).trim() : '';
  const label = kind.charAt(0).toUpperCase() + kind.slice(1);
  return element(
    'blockquote',
    bold(title === '' || title.toLowerCase() === kind ? label : `${label}: ${title}`),
    ...simplified(node.children.filter((child) => child !== heading)),
  );
}

const partsOf = ({ children }: Element) => children.filter((child) => child.type === 'element');
const contentOf = ({ children }: Element) => simplified(children);

/** A drawn form: a list of fields, each `label: value. note`. */
const fields = (node: Element) =>
  element(
    'ul',
    ...partsOf(node).map((field) =>
      element(
        'li',
        ...partsOf(field).flatMap((part, at) => [
          ...(at > 0 ? [text(at > 1 ? '. ' : ': ')] : []),
          ...contentOf(part),
        ]),
      ),
    ),
  );

/** An entry of a reference list (src/markdown/reference) in one paragraph: `**Mode** (required): text`. */
function referenceEntry(node: Element): Element {
  const named = (tagName: string) => partsOf(node).filter((part) => part.tagName === tagName);
  const facts = named('span').flatMap((part) => [text(', '), ...contentOf(part)]);
  const texts = named('p').flatMap((part) => [text(' '), ...contentOf(part)]);
  const paragraph = element(
    'entry',
    element('strong', ...named('a').flatMap(contentOf)),
    ...(facts.length > 0 ? [text(' ('), ...facts.slice(1), text(')')] : []),
    ...(texts.length > 0 ? [text(':'), ...texts] : []),
  );
  return element('li', paragraph);
}

/** A table cell cannot contain blocks: each ends with a line break instead. */
function inCell(nodes: readonly Child[]): Child[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    if (['ul', 'ol', 'div'].includes(node.tagName)) return inCell(node.children);
    if (['p', 'li'].includes(node.tagName)) return [...inCell(node.children), LINE_BREAK];
    return [node];
  });
}

const LINE_BREAK = markdown('<br>');

function cell(node: Element): Element {
  const children = inCell(contentOf(node));
  if (children.at(-1) === LINE_BREAK) children.pop();
  const last = children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return { ...node, children: children as ElementContent[] };
}

/** What stands in a copy for an element, in elements that Markdown has; undefined for its content. */
function replaced(node: Element): Child[] | undefined {
  const { tagName, properties } = node;
  const names = classes(node);
  // A drawing that is one image for assistive technology.
  if (properties.role === 'img' && properties.ariaLabel)
    return [element('p', text(String(properties.ariaLabel)))];
  // The mark of what is not confirmed (src/markdown/unconfirmed.ts). The question is Markdown.
  if (names.includes('unconfirmed'))
    return [
      markdown(` (${String(properties.ariaLabel)}: ${String(properties['aria-description'])})`),
    ];
  // The copy needs no link to the glossary.
  if (names.includes('term')) return contentOf(node);
  if (tagName === 'pre' || names.includes('theme-code-block')) return [codeBlock(node)];
  if (tagName === 'code') return [made({ type: 'inlineCode', value: textOf(node) })];
  if (names.includes('theme-admonition')) return [admonition(node)];
  if (tagName === 'dl' && names.includes('fields')) return [fields(node)];
  if (tagName === 'ul' && names.includes('reference'))
    return [element('ul', ...partsOf(node).map(referenceEntry))];
  if (tagName === 'summary') return [bold(textOf(node).trim())];
  // An image is replaced by its title; its text alternative follows in the caption.
  const title = tagName === 'svg' && select('title', node);
  if (tagName === 'svg') return title ? [bold(textOf(title))] : [];
  return tagName === 'td' || tagName === 'th' ? [cell(node)] : undefined;
}

/**
 * The content in elements that Markdown has, with the white space that shows. This leaves the library a fraction of the
 * elements to process.
 */
function simplified(children: readonly Child[]): Child[] {
  return children.flatMap((node, at) => {
    if (node.type === 'text') {
      const value = node.value.replace(/[\t\n\f\r ]+/g, ' ');
      const shows = value !== ' ' || (isInline(children[at - 1]) && isInline(children[at + 1]));
      return shows ? [text(value)] : [];
    }
    if (node.type !== 'element' || isLeftOut(node)) return [];
    return replaced(node) ?? [{ ...node, children: contentOf(node) as ElementContent[] }];
  });
}

const madeOf: Handle = (_, node) => (node as Element & { made: Made }).made;

const handlers: Record<string, Handle> = {
  code: madeOf,
  // A paragraph that is not spread: the list has no blank lines.
  entry: defaultHandlers.p,
  pre: madeOf,
};

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    handlers: {
      // Without the many patterns of what to escape whose character the text does not have.
      text({ value }: Text, _, state, info) {
        const { unsafe } = state;
        state.unsafe = unsafe.filter(({ character }) => value.includes(character));
        const written = state.safe(value, info);
        state.unsafe = unsafe;
        return written;
      },
    },
  })
  .freeze();

/** What is needed to resolve the links of a page and to know which of their targets exist as Markdown. */
type LinkContext = {
  /** Full URL of the page. */
  page: string;
  /** Paths of the copies, by the path of the page with a trailing slash. */
  copies: Readonly<Record<string, string>>;
};

/**
 * Rewrites a link of a page for its Markdown copy, which is read outside the site: a link to a documentation page
 * points to its Markdown, a hash link is unchanged, and any other link becomes a full URL.
 */
function linkInCopy(href: string, { page, copies }: LinkContext): string {
  if (href.startsWith('#') || !URL.canParse(href, page)) return href;
  const url = new URL(href, page);
  const copy = url.origin === new URL(page).origin && copies[pageAddress(url.pathname)];
  if (copy) url.pathname = copy;
  return url.href;
}

/**
 * Converts the article of a built page to Markdown (GFM), including the text that components render.
 * @param context URL of the page, and the pages that its links may point to
 * @throws Error if the page has no article
 */
export function pageToMarkdown({ content }: BuiltPage, context: LinkContext): string {
  if (content.children.length === 0) throw new Error(`The page ${context.page} has no article.`);
  const article: HtmlRoot = { type: 'root', children: simplified(content.children) };
  // In a handler, because the library copies the tree that it is given, and looks three times at each element for white
  // space that it may drop.
  const page: Handle = (state) => {
    state.resolve = (url) => linkInCopy(url ?? '', context);
    return { type: 'root', children: state.toFlow(state.all(article)) };
  };
  return writer.stringify(toMdast(element('page'), { handlers: { ...handlers, page } }) as Root);
}
