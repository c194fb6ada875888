import { type Declaration, parse } from 'postcss';

export type Mode = 'light' | 'dark';
export const modes: readonly Mode[] = ['light', 'dark'];

const BLOCKS: Record<Mode, string> = { light: ':root', dark: "[data-theme='dark']" };

/** The declarations in the block of a mode, by name, without the blocks in media queries. */
export function declared(css: string, mode: Mode): Map<string, string> {
  const rules = parse(css).nodes.filter((node) => node.type === 'rule');
  const block = rules.find(({ selector }) => selector === BLOCKS[mode]);
  if (!block) throw new Error(`There is no block ${BLOCKS[mode]} in the tokens.`);
  const tokens = block.nodes.filter((node) => node.type === 'decl' && node.variable);
  return new Map(tokens.map((node) => [(node as Declaration).prop, (node as Declaration).value]));
}

/** The tokens of a mode: those of light mode, overridden by those of the mode. */
export function tokensOf(css: string, mode: Mode): Map<string, string> {
  const light = declared(css, 'light');
  return mode === 'light' ? light : new Map([...light, ...declared(css, mode)]);
}

function resolve(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name);
  if (!value) throw new Error(`There is no token ${name}.`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return reference ? resolve(tokens, reference) : value;
}

/** Relative luminance of a colour as WCAG 2.2 defines it. @throws Error if the colour is not an opaque #hex */
function luminance(color: string): number {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1];
  if (!hex) throw new Error(`The contrast of "${color}" cannot be computed: write it as #rrggbb.`);
  const wide = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(wide.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21. @throws Error if one of them is not an opaque #hex */
function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The contrast of two tokens, from 1 to 21. */
export const contrast = (
  tokens: ReadonlyMap<string, string>,
  front: string,
  background: string,
): number => contrastOf(resolve(tokens, front), resolve(tokens, background));
