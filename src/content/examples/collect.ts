import {
  isObject,
  type Json,
  readFlow,
  type RecordedResponse,
  ruleFor,
  type RunRequest,
  stepTypesIn,
} from '@ace-docs/flow-runner';
import GithubSlugger from 'github-slugger';
import type { Code, Root } from 'mdast';
import { visit } from '../pages/visit';
import { anchorOf, headingText, lineOf, titleOf } from '../pages/markdown';

/** An example of a page: what runs, and what the page says that it gives. JSON values alone. */
export type PageExample = {
  /** Unique on its page, and the same as long as its heading is: the anchor of the heading, then `-2`, … */
  id: string;
  /** What the flow does: its description, or else the heading. */
  title: string;
  /** Line of its last block in the page, from 1. */
  line: number;
  request: RunRequest;
  /** What the page says that the run gives; undefined if it shows no result. */
  result: { doc: Json; errors?: Json[] } | undefined;
};

/** The examples of a page. */
export type ReadExamples = {
  /**
   * Each with its blocks, in their order; an input document with a result and without a flow looks like one, but nothing
   * runs.
   */
  examples: { example?: PageExample; blocks: readonly Code[] }[];
  /** What is wrong with the blocks of an example, and what to do. */
  faults: { node: Code; message: string }[];
};

type Flow = ReturnType<typeof readFlow>;
const known = new Map<string, Flow>();

/** The flow in a block of a page, which its example, its picture and the list of examples read. Nobody changes it. */
export function flowIn(text: string): Flow {
  const flow = known.get(text) ?? readFlow(text);
  known.set(text, flow);
  return flow;
}

const FLOW = /^flows\/(.+)\.(?:yaml|json)$/;
/** The name of the flow that a block with a title contains; undefined for other blocks. */
export const flowName = (title: string): string | undefined => FLOW.exec(title)?.[1];
/** Whether a title is that of a flow file. */
export const isFlowFile = (title: string): boolean => FLOW.test(title);
const SCHEMA = /^Schema (\w+)$/;
const RESPONSE = /^Response(?: of (.+))?$/;
/** The blocks with values that a run needs besides its input, by title. */
const VALUES = { Variables: 'env', 'Request headers': 'headers', 'API context': 'api' } as const;

/** False for the text of a page that certainly has no example, so that it need not be parsed. */
export const mayHaveExamples = (text: string): boolean =>
  /title=(["'])(?:Input document|flows\/)/.test(text);

/** What has been read of a page, with the schemas that it has shown so far. */
type ReadPage = ReadExamples & { version: string; schemas: Record<string, string> };

/** Reads the blocks below one heading. */
class Section {
  private readonly flows: Record<string, string> = {};
  private flow: string | undefined;
  private input: { node: Code; value: Json | readonly unknown[] } | undefined;
  private readonly values: Pick<RunRequest, 'env' | 'headers' | 'api'> = {};
  private responses: RecordedResponse[] = [];
  private blocks: Code[] = [];
  private count = 0;
  /** Whether the blocks so far belong to an example that has its result. */
  private isComplete = false;

  constructor(
    private readonly page: ReadPage,
    private readonly anchor = '',
    private readonly heading = '',
  ) {}

  private fail(node: Code, message: string): void {
    this.page.faults.push({ node, message });
  }

  /** The JSON of a block; undefined if it does not parse, which the check of the samples reports. */
  private json(node: Code): unknown {
    if (node.lang !== 'json') {
      this.fail(node, `The block "${titleOf(node)}" of an example is JSON. Write \`\`\`json.`);
      return undefined;
    }
    try {
      return JSON.parse(node.value) as unknown;
    } catch {
      return undefined;
    }
  }

  private object(node: Code): Json | undefined {
    const value = this.json(node);
    if (value === undefined || isObject(value)) return value;
    this.fail(node, `The block "${titleOf(node)}" of an example is an object: { … }.`);
    return undefined;
  }

  /** Adds the example that ends with the last block so far. */
  private add(result: PageExample['result']): void {
    const { input, flow, blocks } = this;
    const last = blocks.at(-1);
    if (!input || !last) return;
    this.blocks = [];
    if (flow === undefined) {
      if (result) this.page.examples.push({ blocks });
      return;
    }
    this.count += 1;
    const example: PageExample = {
      id: this.count === 1 ? this.anchor : `${this.anchor}-${this.count}`,
      title: flowIn(this.flows[flow] ?? '').description || this.heading,
      line: lineOf(last),
      request: {
        version: this.page.version,
        flow,
        files: { ...this.flows, ...this.page.schemas },
        input: input.value,
        ...this.values,
        responses: this.responses,
      },
      result,
    };
    this.page.examples.push({ example, blocks });
  }

  /** Ends the example whose result the page does not show, if there is one. */
  end(): void {
    if (!this.isComplete) this.add(undefined);
  }

  private readInput(node: Code): void {
    if (this.input && !this.isComplete && this.flow === undefined)
      this.fail(
        node,
        `The input document of line ${lineOf(this.input.node)} is followed by another one, without a flow and a result. Write each example below a heading of its own, or remove one.`,
      );
    if (this.flow !== undefined) this.end();
    const value = this.json(node);
    this.input =
      isObject(value) || Array.isArray(value)
        ? { node, value: value as Json | readonly unknown[] }
        : undefined;
    if (value !== undefined && !this.input)
      this.fail(node, 'The input document is an object or an array: { … } or [ … ].');
    this.blocks = [node];
    this.isComplete = false;
  }

  private readResult(node: Code): void {
    const result = this.object(node);
    this.blocks.push(node);
    if (result && !isObject(result.doc))
      this.fail(node, 'The Result of an example has the document: { "doc": { … }, "errors": [] }.');
    else if (result && !this.input && this.flow !== undefined)
      this.fail(
        node,
        'The Result has no input. Write the block title="Input document" above it, below the same heading.',
      );
    else if (result) this.add(result as PageExample['result']);
    this.isComplete = true;
  }

  read(node: Code): void {
    const title = titleOf(node);
    const schema = SCHEMA.exec(title)?.[1];
    const response = RESPONSE.exec(title);
    if (schema) this.page.schemas[`schemas/${schema}.json`] = node.value;
    else if (title === 'Input document') this.readInput(node);
    else if (title === 'Result') this.readResult(node);
    else if (Object.hasOwn(VALUES, title)) {
      const value = this.object(node);
      if (value) this.values[VALUES[title as keyof typeof VALUES]] = value;
      this.blocks.push(node);
    } else if (isFlowFile(title)) {
      this.flow = title;
      this.flows[title] = node.value;
      this.blocks.push(node);
    } else if (response) {
      if (this.isComplete) this.responses = [];
      const body = this.json(node);
      const step = response[1];
      if (body !== undefined) this.responses.push({ ...(step !== undefined && { step }), body });
      this.blocks.push(node);
    }
  }
}

/**
 * Reads the examples of a page: below one heading, an input document, the files of its flows and the result, also in
 * tabs. The last flow runs. CONTRIBUTING has the titles of the blocks.
 * @param tree the page, as Markdown or as Docusaurus compiles it
 * @param version whose flows the page shows
 */
export function readExamples(tree: Root, version: string): ReadExamples {
  const slugger = new GithubSlugger();
  const page: ReadPage = { examples: [], faults: [], version, schemas: {} };
  let section = new Section(page);
  visit(tree, ['code', 'heading'], (node) => {
    if (node.type === 'code') section.read(node);
    if (node.type !== 'heading') return;
    section.end();
    section = new Section(page, anchorOf(node, slugger), headingText(node));
  });
  section.end();
  return page;
}

/** The examples of a page, as `readExamples` reads them. */
export const collectExamples = (tree: Root, version: string): PageExample[] =>
  readExamples(tree, version).examples.flatMap(({ example }) => example ?? []);

/** The types of the steps in the flows of an example. */
export const stepTypesOf = ({ request: { files } }: PageExample): string[] =>
  Object.entries(files)
    .filter(([path]) => path.startsWith('flows/'))
    .flatMap(([, text]) => stepTypesIn(flowIn(text).data));

/** Whether the flow runner has every step of an example. */
export function canRun(example: PageExample): boolean {
  try {
    for (const stepType of stepTypesOf(example)) ruleFor(stepType, example.request.version);
    return true;
  } catch {
    return false;
  }
}
