import type { Json } from '@ace-docs/flow-runner';
import type { Code, Root } from 'mdast';
import { visit } from '../../content/pages/visit';
import { flowIn, flowName } from '../../content/examples/collect';
import { titleOf } from '../../content/pages/markdown';

/** A step of a flow, as a picture shows it. */
export type FlowStep = {
  /** Its type, as the documentation names it. */
  label: string;
  /** The name that its author gave it; empty for the name that Designer gives. */
  name: string;
  /** What it does here: its description. */
  note: string;
  /** The expression that decides whether it runs; empty if it always does. */
  condition: string;
  /** Name of the flow that it runs. */
  flow: string;
  branches: { condition: string; steps: FlowStep[] }[];
};

export type Flow = {
  name: string;
  steps: FlowStep[];
  /** Whether its first item is a trigger step: a flow in a YAML file has one. */
  hasTrigger: boolean;
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const list = (value: unknown) => (Array.isArray(value) ? (value as Json[]) : []);

/** An expression without the braces around it. */
const bare = (value: unknown) =>
  text(value)
    .replace(/^(?:@\w+)?\{\{([^{}]*)\}\}$/, '$1')
    .trim();

/**
 * Reads steps from the data of a flow file.
 * @param titles the titles of the step pages by step type
 */
function readSteps(steps: unknown, titles: ReadonlyMap<string, string>): FlowStep[] {
  return list(steps).map((step) => {
    const type = text(step['stepType']);
    const config = (step['config'] ?? {}) as Json;
    const cases = list(step['cases']).map((one) => ({
      condition: bare(one['condition']),
      steps: readSteps(one['steps'], titles),
    }));
    const otherwise = readSteps(step['defaultCase'], titles);
    return {
      label: text(step['displayName']) || titles.get(type) || type,
      name: text(step['name']).replace(/^Step .*/, ''),
      note: text(step['description']),
      condition: bare(step['condition']),
      flow: text(config['flowId']).replace(/\.yaml$/, ''),
      branches: [...cases, ...(otherwise.length ? [{ condition: '', steps: otherwise }] : [])],
    };
  });
}

/** Reads the flow of a fenced block: the YAML file of a flow, or its exported JSON. */
export function readFlow(node: Code, titles: ReadonlyMap<string, string>): Flow | undefined {
  const name = flowName(titleOf(node));
  if (!name) return undefined;
  const { problem, steps } = flowIn(node.value);
  // What does not parse is reported by src/lint.
  if (problem) return undefined;
  return { name, steps: readSteps(steps, titles), hasTrigger: node.lang === 'yaml' };
}

/** The flows that a page shows, by name. */
export function flowsIn(tree: Root, titles: ReadonlyMap<string, string>): Map<string, Flow> {
  const flows = new Map<string, Flow>();
  visit(tree, 'code', (node) => {
    const flow = readFlow(node, titles);
    if (flow) flows.set(flow.name, flow);
  });
  return flows;
}
