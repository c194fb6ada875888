import { basename, dirname, extname } from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { VFileMessage } from 'vfile-message';
import { propertiesFileOf, propertiesOf } from '../../content/steps/propertiesOf';
import { lastVersion, versionNames } from '../../site/versions';
import { pageOfFile } from '../front-matter';
import { attributeOf } from '../mdx';
import { propertyTable } from './table';

/** A list of properties that a page shows. */
type Place = { version: string; file: string; part?: string };

/** The version and the name of a step page from its path; the next version is a copy of the current one. */
export function stepPageOf(path: string): { version: string; slug: string } {
  const version = pageOfFile(path)?.version ?? lastVersion;
  return {
    version: versionNames.includes(version) ? version : lastVersion,
    slug: basename(path, extname(path)),
  };
}

/** The list that an element asks for. Throws with the remedy if there is none. */
function placeOf(element: MdxJsxFlowElement, path: string): Place {
  const { version, slug } = stepPageOf(path);
  if (basename(dirname(path)) !== 'steps')
    throw new Error('<Properties /> belongs to a page in the folder "steps". Link to that page.');
  const of = attributeOf(element, 'of') || undefined;
  const part = attributeOf(element, 'part') || undefined;
  const file = of ?? propertiesFileOf(version, slug) ?? slug;
  return { version, file, ...(part && { part }) };
}

/**
 * Replaces each `<Properties />` of a page by the reference table of the step: `<Properties part="…" />` by a part of
 * it, `<Properties of="…" />` by the table of another file.
 * @param path path of the page, absolute
 * @throws VFileMessage with place and remedy if the data are missing or not valid
 */
export function expandProperties(tree: Root, path: string): Root {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    const element = node as MdxJsxFlowElement;
    if (element.name !== 'Properties' || !parent || index === undefined) return undefined;
    try {
      if (node.type !== 'mdxJsxFlowElement')
        throw new Error('<Properties /> stands in a paragraph. Write it on a separate line.');
      const { version, file, part } = placeOf(element, path);
      const properties = propertiesOf(version, file, part);
      const position = element.position ?? {
        start: { line: 1, column: 1 },
        end: { line: 1, column: 1 },
      };
      parent.children.splice(index, 1, propertyTable(properties, version, position, part) as never);
    } catch (error) {
      throw new VFileMessage((error as Error).message, { place: element.position });
    }
    return [SKIP, index + 1];
  });
  return tree;
}

/**
 * Remark plugin that expands `<Properties />`. It must run before the links of the page are resolved and before
 * reference tables become lists.
 */
export default function stepProperties() {
  return (tree: Root, file: VFile): void => {
    expandProperties(tree, file.path);
  };
}
