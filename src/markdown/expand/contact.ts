import type { Link, PhrasingContent } from 'mdast';
import { schemaPath } from '../../content/flow-schema/build';
import { identity, repository } from '../../site/identity';
import { versionNames } from '../../site/versions';
import { attributeOf } from '../mdx';
import type { Expansion } from './page';

declare module 'unist' {
  interface Data {
    /** Whether a link leads to an address of the deployment, which the check of links does not know. */
    isContact?: boolean;
  }
}

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
    versionNames.map((version) => [
      `flow-schema-${version}`,
      `${identity.url}${identity.baseUrl}${schemaPath(version)}`,
    ]),
  ),
};

/**
 * `<Contact to="issues">text</Contact>`: a link to an address of this deployment (src/site/identity.ts); with the
 * attribute `button`, the link looks like one.
 */
export const contact: Expansion = ({ type, attributes, children }) => {
  const name = attributeOf({ attributes }, 'to');
  const url = Object.hasOwn(ADDRESSES, name) ? ADDRESSES[name] : undefined;
  if (!url) {
    const known = Object.keys(ADDRESSES).join(', ');
    throw new Error(`<Contact> links to "${name}", which is no address: write one of ${known}.`);
  }
  if (children.length === 0)
    throw new Error(`<Contact to="${name}"> has no text: write it as the content of the element.`);
  const isButton = attributes.some((one) => 'name' in one && one.name === 'button');
  const className = ['button', 'button--primary'];
  const link: Link = {
    type: 'link',
    url,
    children: children as PhrasingContent[],
    data: { isContact: true, ...(isButton && { hProperties: { className } }) },
  };
  return [type === 'mdxJsxFlowElement' ? { type: 'paragraph', children: [link] } : link];
};
