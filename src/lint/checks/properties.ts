import type { Root } from 'mdast';
import { visit } from '../../content/pages/visit';
import { blocksBelow } from '../../content/pages/markdown';
import { partsOf, propertiesFileOf } from '../../content/steps/propertiesOf';
import { expandedPage } from '../../markdown/expand/page';
import { textsOf } from '../../markdown/reference/table';
import type { Page } from '../page';

const shown = (part: string) => (part === '' ? '<Properties />' : `<Properties part="${part}" />`);

/** Requires that the configuration of a step shows the recorded properties, each list once and nothing by hand. */
export function checkProperties(page: Page): void {
  const section = page.headings.find(({ level, text }) => level === 2 && text === 'Configuration');
  if (!page.isStep || !section) return;
  const { version, slug } = expandedPage(page.path);
  const file = propertiesFileOf(version, slug);
  const lists: string[] = [];
  const children = blocksBelow(page.tree, section.node);
  visit({ type: 'root', children } as Root, 'table', (table) => {
    const list = table.data?.properties;
    if (list !== undefined) lists.push(list);
    page.report(
      table,
      list === undefined &&
        textsOf(table.children[0])[0] === 'Property' &&
        `The properties of a step are data. Write them into src/content/steps/properties/${file ?? slug}.yaml, and ${shown('')} here.`,
    );
  });
  page.report(
    section.line,
    file === undefined &&
      `The properties of the step are not recorded. Add src/content/steps/properties/${slug}.yaml; without a known property, with "properties: []".`,
    ...(file ? partsOf(version, file) : []).map(
      (part) =>
        lists.filter((list) => list === part).length !== 1 &&
        `The configuration shows ${shown(part)} of src/content/steps/properties/${file}.yaml once. Add it, or remove the second one.`,
    ),
  );
}
