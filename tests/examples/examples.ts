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
  let flow: { name: string; steps: Step[] } | undefined;
  const parts: (Code | Heading)[] = [];
  // Also the blocks in tabs.
  visit(page.tree, ['code', 'heading'], (node) => void parts.push(node as Code | Heading));
  for (const node of parts) {
    if (node.type === 'heading') {
      heading = page.headings.find(({ line }) => line === node.position?.start.line)?.text ?? '';
      input = undefined;
      flow = undefined;
    }
    if (node.type !== 'code') continue;
    const title = TITLE.exec(node.meta ?? '')?.[1] ?? '';
    const flowName = /^flows\/(.+)\.(?:yaml|json)$/.exec(title)?.[1];
    const schemaName = /^Schema (\w+)$/.exec(title)?.[1];
    if (schemaName) schemas.set(schemaName, JSON.parse(node.value) as object);
    if (title === 'Input document') input = JSON.parse(node.value) as Json;
    if (flowName) flow = { name: flowName, steps: stepsOf(node.value) };
    if (title === 'Result' && input && flow) {
      const result = JSON.parse(node.value) as Example['result'];
      found.push({
        where: `${page.file.path} "${heading}" line ${node.position?.start.line}`,
        flowName: flow.name,
        input,
        steps: flow.steps,
        schemas,
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

/** The features of an example that only ACE itself has: step types, schemas that the page does not show, variables, headers. */
export function needsAce({ steps, schemas }: Example): string[] {
  const context = ['$env', '$headers'].filter((name) => JSON.stringify(steps).includes(name));
  return stepsWithin(steps)
    .filter(
      ({ stepType, config: { defaultSchema } }) =>
        !(stepType in runners) ||
        (defaultSchema !== undefined && !schemas.has(String(defaultSchema))),
    )
    .map(({ stepType }) => stepType)
    .concat(context);
}

/** Runs the flow of an example over its input. */
export async function runExample({ input, steps, flowName, schemas }: Example): Promise<Run> {
  const run: Run = {
    doc: structuredClone(input),
    errors: [],
    ended: false,
    flow: flowName,
    schemas,
  };
  const runSteps = async (list: readonly Step[]): Promise<void> => {
    for (const step of list) {
      if (run.ended) return;
      if (step.condition && !(await expand(step.condition, run.doc))) continue;
      await runners[step.stepType]?.(step, run, runSteps);
    }
  };
  await runSteps(steps);
  return run;
}
