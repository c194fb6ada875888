import axe from 'axe-core';
import { type AtRule, type Declaration, parse } from 'postcss';

/** The part of axe that its types leave out. */
type Commons = {
  color: {
    Color: new () => { parseString: (text: string) => void };
    getContrast: (one: unknown, other: unknown) => number;
  };
};
const { Color, getContrast } = (axe as unknown as { commons: Commons }).commons.color;

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** Where tokens have other values: in a colour mode, and on paper. */
export type Place = Mode | 'print';

const BLOCKS: Record<Place, string> = {
  light: ':root',
  dark: "[data-theme='dark']",
  print: ':root',
};

/** The declarations in the block of a place, by name, without the blocks in other media queries. */
export function declared(css: string, place: Place): Map<string, string> {
  const { nodes } = parse(css);
  const print = nodes.find((node) => node.type === 'atrule' && node.params === 'print');
  const all = place === 'print' ? ((print as AtRule).nodes ?? []) : nodes;
  const rules = all.filter((node) => node.type === 'rule');
  const block = rules.find(({ selectors }) => selectors.includes(BLOCKS[place]));
  if (!block) throw new Error(`There is no block ${BLOCKS[place]} in the tokens.`);
  const tokens = block.nodes.filter((node) => node.type === 'decl' && node.variable);
  return new Map(tokens.map((node) => [(node as Declaration).prop, (node as Declaration).value]));
}

/** The tokens of a place: those of light mode, overridden by those of the place. */
export const tokensOf = (css: string, place: Place): Map<string, string> =>
  new Map([...declared(css, 'light'), ...declared(css, place)]);

function colorOf(tokens: ReadonlyMap<string, string>, name: string): unknown {
  const value = tokens.get(name);
  if (!value) throw new Error(`There is no token ${name}.`);
  const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  if (reference) return colorOf(tokens, reference);
  const color = new Color();
  color.parseString(value);
  return color;
}

/** The contrast of two tokens, from 1 to 21. @throws Error if one of them is no colour */
export const contrast = (
  tokens: ReadonlyMap<string, string>,
  front: string,
  background: string,
): number => getContrast(colorOf(tokens, front), colorOf(tokens, background));
