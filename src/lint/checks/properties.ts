import { partsOf, propertiesFileOf } from '../../content/steps/propertiesOf';
import { stepPageOf } from '../../markdown/expand/properties';
import { sourceLocationOf } from '../../markdown/expand/propertyTable';
import { textsOf } from '../../markdown/reference/table';
import { eachNode } from '../nodes';
import { isStepPage, type Page } from '../page';

const shown = (part: string) => (part === '' ? '<Properties />' : `<Properties part="${part}" />`);

/** The lines of a section of level two: its heading, and the first line below it. */
function linesOf({ headings }: Page, title: string): [start: number, end: number] | undefined {
  const sections = headings.filter(({ level }) => level === 2);
  const at = sections.findIndex(({ text }) => text === title);
  const { line } = sections[at] ?? {};
  return line === undefined
    ? undefined
    : [line, sections[at + 1]?.line ?? Number.POSITIVE_INFINITY];
}

/** Requires that the configuration of a step shows the recorded properties, each list once and nothing by hand. */
export function checkProperties(page: Page): void {
  const [start = 0, end = 0] = linesOf(page, 'Configuration') ?? [];
  if (!isStepPage(page) || start === 0) return;
  const { version, slug } = stepPageOf(page.path);
  const file = propertiesFileOf(version, slug);
  const lists: string[] = [];
  eachNode(page.tree, 'table', (table) => {
    const { line = 0 } = table.position?.start ?? {};
    if (line < start || line >= end) return;
    const list = sourceLocationOf(table).properties;
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
      { line: start, column: 1 },
    );
  for (const part of file ? partsOf(version, file) : []) {
    if (lists.filter((list) => list === part).length === 1) continue;
    page.file.message(
      `The configuration shows ${shown(part)} of src/content/steps/properties/${file}.yaml once. Add it, or remove the second one.`,
      { line: start, column: 1 },
    );
  }
}
