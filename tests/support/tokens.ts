import axe from 'axe-core';
import { type Declaration, parse } from 'postcss';

/** The part of axe that its types leave out. */
type Commons = {
  color: {
    Color: new () => { parseString: (text: string) => void };
    getContrast: (one: unknown, other: unknown) => number;
  };
};
const { Color, getContrast } = (axe as unknown as { commons: Commons }).commons.color;

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

/** The contrast of two tokens, from 1 to 21. @throws Error if one of them is no colour */
export const contrast = (
  tokens: ReadonlyMap<string, string>,
  front: string,
  background: string,
): number => {
  const [one, other] = [front, background].map((name) => {
    const color = new Color();
    color.parseString(resolve(tokens, name));
    return color;
  });
  return getContrast(one, other);
};
