import { contactAddress } from '../../markdown/contact-links';
import { eachNode } from '../nodes';
import type { Page } from '../page';

/** Requires that a contact link names an address of the site and has a text. */
export function checkContacts(page: Page): void {
  eachNode(page.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (element) => {
    if (element.name !== 'Contact') return;
    try {
      contactAddress(element);
    } catch (error) {
      page.file.message((error as Error).message, element);
    }
  });
}
