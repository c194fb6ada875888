import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { contactAddress } from '../../markdown/contact-links';
import type { Page } from '../page';

/** Requires that a contact link names an address of the site and has a text. */
export function checkContacts(page: Page): void {
  visit(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (element.name !== 'Contact') return;
    try {
      contactAddress(element);
    } catch (error) {
      page.file.message((error as Error).message, element);
    }
  });
}
