import { type Container, parse } from 'postcss';

const DARK = /\[data-theme=(['"]?)dark\1\]/g;

/** Takes the place of the attribute, which a script sets at the root, with the same specificity. */
const NOT_LIGHT = ':where(:root):not([data-theme=light])';

function keepDark(container: Container): void {
  container.each((node) => {
    if (node.type === 'rule' && node.selector.match(DARK)) {
      node.selector = node.selector.replace(DARK, NOT_LIGHT);
    } else if (node.type === 'atrule' && node.nodes) {
      keepDark(node);
      if (node.nodes.length === 0) node.remove();
    } else node.remove();
  });
}

/**
 * The rules of the dark mode as a style sheet for readers without scripts, whose browser prefers dark: no attribute
 * chooses the mode there. Layers and media queries around the rules are kept, and so is their order.
 * @param css the style sheet of the site, which is loaded before the result
 * @throws Error if it has no such rules
 */
export function darkRules(css: string): string {
  const root = parse(css);
  keepDark(root);
  if (root.nodes.length === 0) {
    throw new Error(
      'The style sheet has no rules for [data-theme=dark]. See src/plugins/page-tags.',
    );
  }
  return `@media (prefers-color-scheme:dark){${root.toString()}}`;
}
