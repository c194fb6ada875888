import { readFlow } from '@ace-docs/flow-runner';

type Flow = Pick<ReturnType<typeof readFlow>, 'data' | 'problem' | 'description' | 'steps'>;
const known = new Map<string, Flow>();

/** The flow in a block of a page, which its example, its picture and the list of examples read. Nobody changes it. */
export function flowIn(text: string): Flow {
  const before = known.get(text);
  if (before) return before;
  const { data, problem, description, steps } = readFlow(text);
  const flow = { data, description, steps, ...(problem && { problem }) };
  known.set(text, flow);
  return flow;
}
