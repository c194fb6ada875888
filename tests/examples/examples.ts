import type { Code, Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import type { Page } from '../../src/lint/page';
import { expand, type Json, type Run, runners, type Step } from './steps';

/** The parts of one example, as a page shows them. */
export type Example = {
  /** Page and heading, for messages. */
  where: string;
  flowName: string;
  input: Json;
  steps: Step[];
  /** The schemas that the page shows, by name. */
  schemas: ReadonlyMap<string, object>;
  /** The flows below the heading, by name. */
  flows: ReadonlyMap<string, Step[]>;
  /** The response of the service that the flow calls, if the page shows it. */
  response?: unknown;
  result: { doc: Json; errors?: Json[] };
};

const TITLE = /title="([^"]+)"/;

/** The steps of a flow file: ACE 5 keeps them at the top, ACE 4 in `flow`. */
function stepsOf(file: string): Step[] {
  const content = parseYaml(file) as { steps?: Step[]; flow?: { steps?: Step[] } };
  return content.steps ?? content.flow?.steps ?? [];
}

/** Collects the examples of a page: an input document, a flow and a result below one heading. */
export function examplesOf(page: Page): Example[] {
  const found: Example[] = [];
  const schemas = new Map<string, object>();
  let heading = '';
  let input: Json | undefined;
  let flow: string | undefined;
  let flows = new Map<string, Step[]>();
  let response: unknown;
  const parts: (Code | Heading)[] = [];
  // Also the blocks in tabs.
  visit(page.tree, ['code', 'heading'], (node) => void parts.push(node as Code | Heading));
  for (const node of parts) {
    if (node.type === 'heading') {
      heading = page.headings.find(({ line }) => line === node.position?.start.line)?.text ?? '';
      input = undefined;
      flow = undefined;
      flows = new Map();
      response = undefined;
    }
    if (node.type !== 'code') continue;
    const title = TITLE.exec(node.meta ?? '')?.[1] ?? '';
    const flowName = /^flows\/(.+)\.(?:yaml|json)$/.exec(title)?.[1];
    const schemaName = /^Schema (\w+)$/.exec(title)?.[1];
    if (schemaName) schemas.set(schemaName, JSON.parse(node.value) as object);
    if (title === 'Input document') input = JSON.parse(node.value) as Json;
    if (flowName) {
      flow = flowName;
      flows.set(flowName, stepsOf(node.value));
    }
    if (title === 'Response') response = JSON.parse(node.value);
    if (title === 'Result' && input && flow) {
      const result = JSON.parse(node.value) as Example['result'];
      found.push({
        where: `${page.file.path} "${heading}" line ${node.position?.start.line}`,
        flowName: flow,
        input,
        steps: flows.get(flow) ?? [],
        schemas,
        flows,
        response,
        result,
      });
    }
  }
  return found;
}

const stepsWithin = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step) => [
    step,
    ...stepsWithin([
      ...(step.cases ?? []).flatMap((one) => one.steps),
      ...(step.defaultCase ?? []),
    ]),
  ]);

/** The features of an example that only ACE itself has: step types, data that the page does not show, variables, headers. */
export function needsAce({ steps, schemas, flows, response }: Example): string[] {
  const isOpen = ({ stepType, config: { defaultSchema, flowId } }: Step) =>
    stepType in runners &&
    (typeof defaultSchema !== 'string' || schemas.has(defaultSchema)) &&
    (typeof flowId !== 'string' || flows.has(flowId.replace(/\.yaml$/, ''))) &&
    (stepType !== 'rest-new' || response !== undefined);
  const all = stepsWithin([...steps, ...[...flows.values()].flat()]);
  // The runner of a call does not read its variables and headers.
  const source = JSON.stringify(all.filter(({ stepType }) => stepType !== 'rest-new'));
  return stepsWithin(steps)
    .filter((step) => !isOpen(step))
    .map(({ stepType }) => stepType)
    .concat(['$env', '$headers'].filter((name) => source.includes(name)));
}

/** Runs the flow of an example over its input. */
export async function runExample({ input, flowName, ...example }: Example): Promise<Run> {
  const runFlow = async (flow: string, doc: Json): Promise<Run> => {
    const call = async (name: string, payload: Json) => (await runFlow(name, payload)).doc;
    const run: Run = { ...example, doc, errors: [], ended: false, flow, call };
    const runSteps = async (list: readonly Step[]): Promise<void> => {
      for (const step of list) {
        if (run.ended) return;
        if (step.condition && !(await expand(step.condition, run.doc))) continue;
        await runners[step.stepType]?.(step, run, runSteps);
      }
    };
    await runSteps(example.flows.get(flow) ?? []);
    return run;
  };
  return runFlow(flowName, structuredClone(input));
}
