import { checkDocs } from '../../../src/lint/check-docs';
import { project } from '../../support/project';

/** The folder of the version that a test checks. */
export const FOLDER = 'versioned_docs/version-ace5';

/** A page without a problem, if what it is about differs from that of other pages. */
export const pageAbout = (what: string, title: string) => `---
title: ${title}
description: Read ${what}, change its lines and write the total where the invoice expects it.
tags: [steps]
---
Text of the page.

## Next pages

- [Other](./other.md): more.
`;
export const VALID = pageAbout('an order', 'Orders');
/** The page that it links to. */
export const OTHER = pageAbout('another order', 'Other');

/** The messages about one page next to a valid one. */
export async function problems(
  page: string,
  more: Record<string, string> = {},
  path = 'page.md',
): Promise<string[]> {
  const dir = project({ [`${FOLDER}/${path}`]: page, [`${FOLDER}/other.md`]: OTHER, ...more });
  return (await checkDocs(dir)).filter((line) => !line.includes('other.md:'));
}
