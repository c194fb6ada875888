import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import type { Flow } from './flow';
import { drawing } from '../html';
import { attributesOf, element } from '../mdx';
import { drawCanvas } from './strip';

/**
 * What is wrong with a `<Designer>` panel; undefined if nothing is.
 * @param flows the flows of the page by name
 */
export function faultOf(
  node: MdxJsxFlowElement,
  flows: ReadonlyMap<string, Flow>,
): string | undefined {
  const { title, flow, open } = attributesOf(node);
  if (!title && node.children.length > 0) return '<Designer> needs a title.';
  if (!flow) return open ? '<Designer open> needs a flow.' : undefined;
  const steps = flows.get(flow)?.steps;
  if (!steps) {
    return `<Designer> draws the flow "${flow}", but the page has no block title="flows/${flow}.yaml" or .json.`;
  }
  if (open && !(Number(open) >= 0 && Number(open) <= steps.length))
    return `The flow "${flow}" has no step ${open}: 0 is the trigger step, ${steps.length} the last step.`;
  return undefined;
}

/**
 * Draws a panel of Designer: beside each other the steps of a flow and what is open, or only one of the two.
 * @param node the element `<Designer title="..." flow="..." open="1">` with a form or code in it
 */
export function drawDesigner(
  node: MdxJsxFlowElement,
  flows: ReadonlyMap<string, Flow>,
  caption: MdxJsxFlowElement,
  file: VFile,
): MdxJsxFlowElement {
  const fault = faultOf(node, flows);
  if (fault) file.fail(fault, node);
  const { title = '', flow = '', open } = attributesOf(node);
  const shown = flows.get(flow);
  const canvas =
    shown && drawing('strip canvas', drawCanvas(shown, open ? Number(open) : undefined));
  const side = element('div', {}, [
    element('p', { className: 'title' }, [{ type: 'text', value: title }]),
    ...node.children,
  ]);
  const isDouble = canvas && node.children.length > 0;
  return element('figure', { className: isDouble ? 'panel designer columns' : 'panel designer' }, [
    ...(canvas ? [canvas] : []),
    ...(node.children.length ? [side] : []),
    caption,
  ]);
}
