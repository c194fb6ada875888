import { eachNode } from '../nodes';
import type { Page } from '../page';
import { VARIABLE_REFERENCE, variablesIn } from '../variableNames';
import type { CheckContext } from './context';

/** Requires that a variable on a page is listed in the reference of its version, if there is one. */
export function checkVariables(page: Page, { pages }: CheckContext): void {
  const reference = [...pages.values()].find(
    ({ versionDir, slug }) => versionDir === page.versionDir && slug === VARIABLE_REFERENCE,
  );
  if (!reference || reference.path === page.path) return;
  const listed = new Set(reference.variables);
  eachNode(page.tree, ['code', 'inlineCode'], (node) => {
    for (const name of variablesIn(node.value)) {
      if (listed.has(name)) continue;
      page.file.message(
        `The variable ${name} is not in the table of ${reference.name}. Add it there, or correct the name.`,
        node,
      );
    }
  });
}
