import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { blocksBelow } from '../../content/pages/markdown';
import { partsOf, propertiesFileOf } from '../../content/steps/propertiesOf';
import { stepPageOf } from '../../markdown/expand/properties';
import { textsOf } from '../../markdown/reference/table';
import type { Page } from '../page';

const shown = (part: string) => (part === '' ? '<Properties />' : `<Properties part="${part}" />`);

/** Requires that the configuration of a step shows the recorded properties, each list once and nothing by hand. */
export function checkProperties(page: Page): void {
  const section = page.headings.find(({ level, text }) => level === 2 && text === 'Configuration');
  if (!page.isStep || !section) return;
  const place = { line: section.line, column: 1 };
  const { version, slug } = stepPageOf(page.path);
  const file = propertiesFileOf(version, slug);
  const lists: string[] = [];
  const children = blocksBelow(page.tree, section.node);
  visit({ type: 'root', children } as Root, 'table', (table) => {
    const list = table.data?.properties;
    if (list !== undefined) lists.push(list);
    else if (textsOf(table.children[0])[0] === 'Property')
      page.file.message(
        `The properties of a step are data. Write them into src/content/steps/properties/${file ?? slug}.yaml, and ${shown('')} here.`,
        table,
      );
  });
  if (file === undefined)
    page.file.message(
      `The properties of the step are not recorded. Add src/content/steps/properties/${slug}.yaml; without a known property, with "properties: []".`,
      place,
    );
  for (const part of file ? partsOf(version, file) : []) {
    if (lists.filter((list) => list === part).length === 1) continue;
    page.file.message(
      `The configuration shows ${shown(part)} of src/content/steps/properties/${file}.yaml once. Add it, or remove the second one.`,
      place,
    );
  }
}
