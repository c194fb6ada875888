/** A property and its value. */
export type Declaration = { prop: string; value: string };

const read = (value: string): string[] => value.match(/--[\w-]+/g) ?? [];

/**
 * Custom properties that nothing reads, or only others which nothing reads.
 * @param declarations of one style sheet
 * @param words names that the components and the other style sheets use
 */
export function unusedProperties(
  declarations: readonly Declaration[],
  words: ReadonlySet<string>,
): Set<string> {
  const isCustom = ({ prop }: Declaration) => prop.startsWith('--');
  const custom = declarations.filter(isCustom);
  const used = new Set<string>();
  const keep = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    for (const { prop, value } of custom) if (prop === name) read(value).forEach(keep);
  };
  for (const { value } of declarations.filter((one) => !isCustom(one))) read(value).forEach(keep);
  for (const { prop } of custom) if (words.has(prop)) keep(prop);
  return new Set(custom.map(({ prop }) => prop).filter((name) => !used.has(name)));
}
