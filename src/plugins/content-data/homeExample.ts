import type { Code } from 'mdast';
import { flowIn } from '../../content/examples/flowIn';
import { highlight } from '../../markdown/highlight-code';
import { headingsAndCode } from '../docs';

/** A block of code, highlighted. */
type Block = { title: string; html: string };

/** A flow that is called as an API, as a page shows it. */
export type FlowExample = {
  flow: Block & { name: string };
  steps: { stepType: string; description: string }[];
  call: Block;
  answer: Block;
  /** Method and path with query, as of the call. */
  request: string;
  /** Status and beginning of the answer. */
  response: string;
};

/**
 * Reads the flow of a page with the call of its API and the answer: the first flow file, the last call by cURL from
 * Designer, and the last JSON before that call.
 * @param path for the message
 * @throws Error if the page has no such blocks
 */
export function readExample(source: string, path: string): FlowExample {
  const blocks = headingsAndCode(source).children.filter((node) => node.type === 'code');
  const flow = blocks.find(({ meta }) => /title="flows\//.test(meta ?? ''));
  const call = blocks.filter(({ value }) => /^curl .*\/ace\/api\//.test(value)).at(-1);
  const before = blocks.slice(0, call ? blocks.indexOf(call) : 0);
  const answer = before.filter(({ lang }) => lang === 'json').at(-1);
  if (!flow || !call || !answer) {
    throw new Error(
      `${path} has no flow file, cURL command and JSON answer for the home page. Show them there, or name another page in src/plugins/content-data/home.ts.`,
    );
  }
  const title = /title="([^"]+)"/.exec(flow.meta ?? '')?.[1] ?? '';
  const [, method = 'GET'] = /-X (\w+)/.exec(call.value) ?? [];
  const [, route = ''] = /https?:\/\/[^/]+\/ace\/api([^'"\s]+)/.exec(call.value) ?? [];
  const steps = flowIn(flow.value).steps as FlowExample['steps'];
  const block = ({ value, lang }: Code, name: string): Block => ({
    title: name,
    html: highlight(value, lang ?? 'text', ''),
  });
  return {
    flow: { ...block(flow, title), name: /([^/]+)\.yaml$/.exec(title)?.[1] ?? title },
    steps: steps.map(({ stepType, description }) => ({ stepType, description })),
    call: block(call, 'cURL'),
    answer: block(answer, 'JSON'),
    request: `${method} ${route}`,
    response: `200 ${answer.value.replace(/,.*/s, ', … }')}`,
  };
}
