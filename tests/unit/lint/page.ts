import { checkDocs } from '../../../src/lint/check-docs';
import { project } from '../../support/project';

/** The folder of the version that a test checks. */
export const FOLDER = 'versioned_docs/version-ace5';
export const FRONT_MATTER = [
  '---',
  'title: Orders',
  'description: Read an order, change its lines and write the total where the invoice expects it.',
  'tags: [steps]',
  '---',
  '',
].join('\n');
export const BODY = 'Text of the page.\n\n## Next pages\n\n- [Other](./other.md): more.\n';
/** A page without a problem, and the one that it links to. */
export const VALID = FRONT_MATTER + BODY;
export const OTHER = FRONT_MATTER.replace('Orders', 'Other').replace('Read', 'Fetch') + BODY;

/** The messages about one page next to a valid one. */
export async function problems(
  page: string,
  more: Record<string, string> = {},
  path = 'page.md',
): Promise<string[]> {
  const dir = project({ [`${FOLDER}/${path}`]: page, [`${FOLDER}/other.md`]: OTHER, ...more });
  return (await checkDocs(dir)).filter((line) => !line.includes('other.md:'));
}
