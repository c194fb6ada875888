import { parse } from 'acorn';
import type { Node, Root, Text } from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxjsEsm,
} from 'mdast-util-mdx';
import type { VFile } from 'vfile';

declare module 'unist' {
  interface Data {
    /** Whether an element is written by name: MDX does not replace it by a component of the theme. */
    _mdxExplicitJsx?: boolean;
  }
}

/** An element that a writer can use, as a block or in a text. */
export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The place of the first block of a page, below its front matter and imports; -1 if it has none. */
export const firstBlock = ({ children }: Root): number =>
  children.findIndex(({ type }) => !['yaml', 'mdxjsEsm'].includes(type));

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

/** JavaScript as the tree that MDX expects. */
const program = (source: string) =>
  parse(source, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Program;

/**
 * The import of a component.
 * @param exported its name in the module
 */
export const importOf = (component: string, module: string, exported = 'default'): MdxjsEsm => ({
  type: 'mdxjsEsm',
  value: '',
  data: { estree: program(`import { ${exported} as ${component} } from "${module}";`) },
});

/** An attribute with a string, or one without a value, which is true. */
export const attribute = (name: string, value: string | true): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: value === true ? null : value,
});

/** An attribute with an expression of JavaScript. */
export const expressionAttribute = (name: string, expression: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: expression,
    data: { estree: program(`(${expression})`) },
  },
});

export const EXPLICIT = { _mdxExplicitJsx: true } as const;

/** An element, as a node that no other transform takes for Markdown. What is false or undefined is no attribute. */
export const element = (
  name: string,
  attributes: Record<string, string | boolean | undefined>,
  children: readonly unknown[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined || value === false ? [] : [attribute(key, value)],
  ),
  children: children as MdxJsxFlowElement['children'],
});

/** An element in a text; no component takes its place. */
export const textElement = (...args: Parameters<typeof element>): MdxJsxTextElement => ({
  ...(element(...args) as Omit<MdxElement, 'type'> as MdxJsxTextElement),
  type: 'mdxJsxTextElement',
  data: { ...EXPLICIT },
});

export const text = (value: string): Text => ({ type: 'text', value });

/** The attributes of an element that have string values, by name. */
export const attributesOf = ({
  attributes,
}: Pick<MdxJsxFlowElement, 'attributes'>): Partial<Record<string, string>> =>
  Object.fromEntries(
    attributes.flatMap((one) =>
      one.type === 'mdxJsxAttribute' && typeof one.value === 'string'
        ? [[one.name, one.value]]
        : [],
    ),
  );

/** The value of an attribute that is a string; empty if there is none. */
export const attributeOf = (node: Parameters<typeof attributesOf>[0], name: string): string =>
  attributesOf(node)[name] ?? '';

/** What a function makes of a node; its error stops the build with the line of the node. */
export function madeOf<Result>(node: Node, file: VFile, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    return file.fail((error as Error).message, node);
  }
}
