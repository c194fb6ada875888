import type { Link, PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { flowVersions } from '../content/examples/version';
import { schemaPath } from '../content/flow-schema/build';
import { identity, repository } from '../site/identity';
import { attributeOf, madeOf, type MdxElement } from './mdx';

/** The addresses that `<Contact to="…">` can link to. */
const ADDRESSES: Record<string, string> = {
  contact: identity.contactUrl,
  chat: identity.chatUrl,
  issues: repository.issues,
  'new-issue': `${repository.issues}/new`,
  repository: identity.repositoryUrl,
  // A route of the site: the link adds the base URL.
  playground: '/playground/',
  // `flow-schema-` and the name of a version.
  ...Object.fromEntries(
    flowVersions().map((version) => [
      `flow-schema-${version}`,
      `${identity.url}${identity.baseUrl}${schemaPath(version)}`,
    ]),
  ),
};

/**
 * Finds the address that a `<Contact>` element names.
 * @throws Error with the remedy if it names none, or has no text
 */
export function contactAddress(element: MdxElement): string {
  const name = attributeOf(element, 'to');
  const address = Object.hasOwn(ADDRESSES, name) ? ADDRESSES[name] : undefined;
  if (!address) {
    const known = Object.keys(ADDRESSES).join(', ');
    throw new Error(`<Contact> links to "${name}", which is no address: write one of ${known}.`);
  }
  if (element.children.length === 0) {
    throw new Error(`<Contact to="${name}"> has no text: write it as the content of the element.`);
  }
  return address;
}

/**
 * Remark plugin that turns `<Contact to="issues">text</Contact>` into a link to an address of this deployment
 * (src/site/identity.ts); with the attribute `button`, the link looks like one.
 */
export default function contactLinks(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as MdxElement;
      if (element.name !== 'Contact' || !parent || index === undefined) return undefined;
      const url = madeOf(element, file, () => contactAddress(element));
      const className = ['button', 'button--primary'];
      const link: Link = {
        type: 'link',
        url,
        children: element.children as PhrasingContent[],
        ...(element.attributes.some((one) => 'name' in one && one.name === 'button')
          ? { data: { hProperties: { className } } }
          : {}),
      };
      const isBlock = element.type === 'mdxJsxFlowElement';
      parent.children[index] = isBlock ? { type: 'paragraph', children: [link] } : link;
      return SKIP;
    });
  };
}
