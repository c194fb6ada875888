import postcss, {
  type AtRule,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';

/** Properties that also set those which begin with their name. */
const SHORTHANDS = new Set(['background', 'font', 'list-style', 'margin', 'mask', 'padding']);

const NAME = /--[\w-]+/g;
const USE = /var\(\s*(--[\w-]+)\s*(?:,(?:[^()]|\([^()]*\))*)?\)/g;
const LAST_COMPOUND = /(?:\([^)]*\)|\[[^\]]*\]|[^\s>+~([])+$/;
const SIMPLE = /::?[\w-]+(?:\([^)]*\))?|\[[^\]]*\]|[.#]?(?:[\w-]|\\.)+|\*/g;
const COMBINATOR = /[\s>+~]/;

const normal = (selector: string): string =>
  selector
    .replace(/\s*([>+~])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/['"]/g, '')
    .replace(/(?<!:):(?=before|after)/g, '::')
    .replace(/^html(?![\w-])/, ':root');

const simpleSelectors = (compound: string): string[] => compound.match(SIMPLE) ?? [];

/** Whether the rule holds in each state of the page: it is in no at-rule other than a layer. */
function isAlways({ parent }: Rule): boolean {
  const at = parent as Container | undefined;
  if (at?.type !== 'atrule') return at?.type === 'root';
  return 'name' in at && at.name === 'layer' && at.parent?.type === 'root';
}

const isLayered = ({ parent }: Container): boolean =>
  parent?.type === 'atrule' &&
  ('name' in parent && parent.name === 'layer' ? true : isLayered(parent));

/** The properties that rules outside of the layers set for an element whatever else holds, by their selector. */
function overriding(root: Root): (selector: string) => ReadonlySet<string> {
  const bySelector = new Map<string, Set<string>>();
  root.each((rule) => {
    if (rule.type !== 'rule') return;
    for (const selector of rule.selectors.map(normal)) {
      const properties = bySelector.get(selector) ?? new Set();
      rule.walkDecls(({ prop }) => void properties.add(prop));
      bySelector.set(selector, properties);
    }
  });
  const compounds = [...bySelector]
    .filter(([selector]) => !COMBINATOR.test(selector.replace(/\([^)]*\)|\[[^\]]*\]/g, '')))
    .map(([selector, properties]) => ({ parts: simpleSelectors(selector), properties }));
  return (selector) => {
    const has = simpleSelectors(LAST_COMPOUND.exec(selector)?.[0] ?? '');
    return new Set([
      ...(bySelector.get(selector) ?? []),
      ...compounds
        .filter(({ parts }) => parts.every((part) => has.includes(part)))
        .filter(({ parts }) => has.every((part) => !part.startsWith('::') || parts.includes(part)))
        .flatMap(({ properties }) => [...properties]),
    ]);
  };
}

const sets = (properties: ReadonlySet<string>, prop: string): boolean =>
  properties.has(prop) ||
  [...SHORTHANDS].some((name) => prop.startsWith(`${name}-`) && properties.has(name));

/** Removes what Infima and the theme declare in their layers and a rule of this site always overrides. */
function removeOverridden(root: Root): void {
  const overrides = overriding(root);
  root.walkRules((rule) => {
    if (!isLayered(rule)) return;
    const found = rule.selectors.map((selector) => overrides(normal(selector)));
    rule.each((node) => {
      if (node.type !== 'decl' || node.important) return;
      if (found.every((properties) => sets(properties, node.prop))) node.remove();
    });
  });
}

/** The custom properties with one value on all pages, which refers to no other. */
function constantsIn(roots: readonly Root[]): Map<string, string> {
  const all = new Map<string, Declaration[]>();
  for (const root of roots)
    root.walkDecls(/^--/, (declaration) => {
      all.set(declaration.prop, [...(all.get(declaration.prop) ?? []), declaration]);
    });
  return new Map(
    [...all].flatMap(([name, [{ parent, value } = {}, ...others]]) => {
      const rule = parent as Rule;
      const isConstant = others.length === 0 && normal(rule.selector) === ':root' && isAlways(rule);
      return value !== undefined && isConstant && !value.includes('var(') ? [[name, value]] : [];
    }),
  );
}

/** Removes custom properties that nothing reads: at the root, each costs time in the styles of each page. */
function removeUnread(roots: readonly Root[], isRead: (name: string) => boolean): void {
  const read = new Set<string>();
  for (const root of roots)
    root.walkDecls(({ value }) => value.match(NAME)?.forEach((name) => read.add(name)));
  let removed = false;
  for (const root of roots)
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop) || isRead(declaration.prop)) return;
      declaration.remove();
      removed = true;
    });
  if (removed) removeUnread(roots, isRead);
}

/**
 * Reduces the style sheets of the site to what has an effect: without declarations of the layers that are always
 * overridden, with the values of constants in place of their names, and without custom properties that nothing reads.
 * @param sheets the style sheets by name; the layers are in one of them
 * @param others texts that may read or set custom properties: scripts, style sheets that are not built
 * @returns the new style sheets by name
 */
export function leanStyles(
  sheets: ReadonlyMap<string, string>,
  others: readonly string[],
): Map<string, string> {
  const roots = new Map([...sheets].map(([name, css]) => [name, postcss.parse(css)]));
  const all = [...roots.values()];
  const named = new Set(others.flatMap((text) => text.match(NAME) ?? []));
  all.forEach(removeOverridden);
  // A value that is put in place of its name may make another one a constant.
  let replaced: boolean;
  do {
    removeUnread(all, (name) => named.has(name));
    const constants = constantsIn(all);
    for (const name of named) constants.delete(name);
    replaced = false;
    for (const root of all)
      root.walkDecls((declaration) => {
        const { value } = declaration;
        declaration.value = value.replace(USE, (use, name: string) => constants.get(name) ?? use);
        if (declaration.value !== value) replaced = true;
      });
  } while (replaced);
  for (const root of all) root.walkRules((rule) => void (rule.nodes.length === 0 && rule.remove()));
  return new Map([...roots].map(([name, root]) => [name, root.toString()]));
}

/**
 * Takes the rules for paper out of a style sheet.
 * @returns the style sheet without them, and they alone
 */
export function separatePrint(css: string): { screen: string; print: string } {
  const root = postcss.parse(css);
  const print = postcss.root();
  root.walkAtRules('media', (media) => {
    if (media.params !== 'print') return;
    const { parent } = media;
    const isInLayer = parent?.type === 'atrule';
    print.append(isInLayer ? (parent as AtRule).clone({ nodes: [media.clone()] }) : media.clone());
    media.remove();
  });
  return { screen: root.toString(), print: print.toString() };
}
