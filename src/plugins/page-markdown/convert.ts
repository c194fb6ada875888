import type { Element, ElementContent, Root as HtmlRoot, RootContent as HtmlContent } from 'hast';
import { defaultHandlers, type Handle, type State, toMdast } from 'hast-util-to-mdast';
import type {
  BlockContent,
  Blockquote,
  List,
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { BuiltPage } from '../../built-pages';
import { classes, find, plainBlock, text, withClass } from './code';
import { type LinkContext, linkInCopy } from './links';

// Elements of an article that are not content. Other elements to exclude have data-no-markdown.
const NON_CONTENT = [
  'theme-doc-breadcrumbs',
  'theme-doc-toc-mobile',
  'theme-doc-footer',
  'hash-link',
];
const CONTROLS = new Set(['button', 'select', 'script', 'style']);

/** A label around its control; one beside it (`for`) is the text of a task in a checklist. */
const isControlLabel = ({ tagName, properties }: Element) =>
  tagName === 'label' && !('htmlFor' in properties);

/** A drawing that is one image for assistive technology: its label. */
const inWords = ({ properties }: Element): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{ type: 'text', value: String(properties.ariaLabel) }],
});

/** The mark of what is not confirmed (src/markdown/unconfirmed.ts). */
const isMark = (node: Element) => classes(node).includes('unconfirmed');

const isLeftOut = (node: Element) =>
  CONTROLS.has(node.tagName) ||
  isControlLabel(node) ||
  'dataNoMarkdown' in node.properties ||
  classes(node).some((name) => NON_CONTENT.includes(name));

/**
 * Removes elements that are not content, and reduces code blocks to their source. This leaves the library a fraction of
 * the elements to process: most of them are highlighted tokens.
 */
function reduced<Child extends HtmlContent | ElementContent>(children: Child[]): Child[] {
  return children.flatMap((child) => {
    if (child.type === 'comment') return [];
    if (child.type !== 'element') return [child];
    if (isLeftOut(child)) return [];
    if (child.properties.role === 'img' && child.properties.ariaLabel)
      return [inWords(child) as Child];
    if (isMark(child)) return [child];
    // The copy needs no link to the glossary.
    if (classes(child).includes('term')) return reduced(child.children) as Child[];
    if (child.tagName === 'pre' || classes(child).includes('theme-code-block')) {
      return [plainBlock(child) as Child];
    }
    if (child.tagName === 'code') return [plainCode(child) as Child];
    return [{ ...child, children: reduced(child.children) }];
  });
}

/** Code in running text: the library would drop spaces at the places where a line may break. */
const plainCode = (node: Element): Element => ({
  ...node,
  properties: { value: text(node) },
  children: [{ type: 'text', value: 'code' }],
});

const bold = (value: string): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value }] }],
});

/** `:::warning Title` and its content: a blockquote that starts with the type and the title. */
function admonition(state: State, node: Element): Blockquote {
  const prefix = 'theme-admonition-';
  const kind =
    classes(node)
      .find((name) => name.startsWith(prefix))
      ?.slice(prefix.length) ?? '';
  const heading = find(node, withClass('admonitionHeading'));
  const title = heading ? text(heading).trim() : '';
  const label = kind.charAt(0).toUpperCase() + kind.slice(1);
  const content = node.children.filter((child) => child !== heading);
  return {
    type: 'blockquote',
    children: [
      bold(title === '' || title.toLowerCase() === kind ? label : `${label}: ${title}`),
      ...state.toFlow(state.all({ ...node, children: content })),
    ] as BlockContent[],
  };
}

/** A drawn form: a list of fields, each `label: value`. */
function fields(state: State, { children }: Element): List {
  const items = children.flatMap((field) => {
    if (field.type !== 'element') return [];
    const parts = field.children.flatMap((part, index) => [
      ...(index > 0 ? [{ type: 'text' as const, value: index > 1 ? '. ' : ': ' }] : []),
      ...(part.type === 'element' ? (state.all(part) as PhrasingContent[]) : []),
    ]);
    return [
      { type: 'listItem' as const, children: [{ type: 'paragraph' as const, children: parts }] },
    ];
  });
  return { type: 'list', spread: false, children: items };
}

const LINE_BREAK = { type: 'html', value: '<br>' } as const;

/** A table cell cannot contain blocks: each block ends with a line break instead. */
const unlessInTable =
  (handle: (state: State, node: Element) => ReturnType<Handle>, ending: RootContent[]): Handle =>
  (state, node) =>
    state.inTable ? [...state.all(node), ...ending] : handle(state, node);

const cell: Handle = (state, node) => {
  const children = state.all(node);
  if (children.at(-1) === LINE_BREAK) children.pop();
  return { type: 'tableCell', children } as RootContent;
};

/** An entry of a reference list: `**Mode** (required): text`. */
function referenceEntry(state: State, node: Element): ListItem {
  const elements = node.children.filter((child) => child.type === 'element');
  const partsOf = (tagName: string) => elements.filter((child) => child.tagName === tagName);
  const contentOf = (part: Element) => state.all(part) as PhrasingContent[];
  const text = (value: string): PhrasingContent => ({ type: 'text', value });
  const facts = partsOf('span').flatMap((part) => [text(', '), ...contentOf(part)]);
  const texts = partsOf('p').flatMap((part) => [text(' '), ...contentOf(part)]);
  const children: PhrasingContent[] = [
    { type: 'strong', children: partsOf('a').flatMap(contentOf) },
    ...(facts.length > 0 ? [text(' ('), ...facts.slice(1), text(')')] : []),
    ...(texts.length > 0 ? [text(':'), ...texts] : []),
  ];
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] };
}

/** A list; the entries of a reference list (src/markdown/reference) each in one paragraph. */
const list = (state: State, node: Element): RootContent => {
  if (!classes(node).includes('reference')) return defaultHandlers.ul(state, node);
  const items = node.children.filter((child) => child.type === 'element');
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => referenceEntry(state, item)),
  };
};

const handlers: Record<string, Handle> = {
  a: (state, node) => {
    if (!isMark(node)) return defaultHandlers.a(state, node);
    // The question is Markdown, in which nothing is escaped.
    const { ariaLabel, 'aria-description': question } = node.properties;
    return { type: 'html', value: ` (${String(ariaLabel)}: ${String(question)})` };
  },
  div: (state, node) => {
    if (classes(node).includes('theme-admonition')) return admonition(state, node);
    return state.all(node);
  },
  code: (_, { properties }) => ({ type: 'inlineCode', value: String(properties.value) }),
  pre: (_, node) => ({
    type: 'code',
    lang: node.properties.lang,
    meta: node.properties.title && `title="${String(node.properties.title)}"`,
    value: text(node),
  }),
  // An image is replaced by its title; its text alternative follows in the caption.
  svg: (_, node) => {
    const title = find(node, ({ tagName }) => tagName === 'title');
    return title && bold(text(title));
  },
  dl: (state, node) =>
    classes(node).includes('fields') ? fields(state, node) : defaultHandlers.dl(state, node),
  summary: (_, node) => bold(text(node).trim()),
  p: unlessInTable(defaultHandlers.p, [LINE_BREAK]),
  li: unlessInTable(defaultHandlers.li, [LINE_BREAK]),
  ul: unlessInTable(list, []),
  ol: unlessInTable(defaultHandlers.ol, []),
  td: cell,
  th: cell,
};

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze();

/**
 * Converts the article of a built page to Markdown (GFM), including the text that components render.
 * @param context URL of the page, and the pages that its links may point to
 * @throws Error if the page has no article
 */
export function pageToMarkdown({ content }: BuiltPage, context: LinkContext): string {
  if (content.children.length === 0) throw new Error(`The page ${context.page} has no article.`);
  const article: HtmlRoot = { type: 'root', children: reduced(content.children) };
  const tree = toMdast(article, { handlers, document: true }) as Root;
  visit(tree, ['link', 'image'], (node) => {
    if ('url' in node) node.url = linkInCopy(node.url, context);
  });
  return writer.stringify(tree);
}
