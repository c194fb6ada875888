import type { Nodes, Parents, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { SKIP, visit } from '../../content/pages/visit';
import type { VFile } from 'vfile';
import { isFlowFile } from '../../content/examples/collect';
import { pageOfFile } from '../../site/pageFiles';
import { titleOf } from '../../content/pages/markdown';
import { stepPagesOf } from '../../content/steps/stepPages';
import { drawing } from '../html';
import { element, text } from '../mdx';
import { labels } from '../reference/labels';
import { drawDesigner, faultOf } from './designer';
import { type Flow, type FlowStep, flowsIn, readFlow } from './flow';
import { drawForm, formTitle, isForm } from './form';
import { drawStrip, nodesOf } from './strip';

/**
 * The step pages of the version to which a page belongs; a translated page uses those of its source: their titles, longest
 * first, and by step type, and that of the page itself.
 */
function pageAt(path: string, { step, title }: Record<string, unknown>) {
  const steps = stepPagesOf(pageOfFile(path)?.version);
  return {
    byType: new Map(steps.map((page) => [page.stepType ?? '', page.title])),
    titles: steps.map((page) => page.title).sort((one, other) => other.length - one.length),
    own: /[\\/]steps[\\/][^\\/]+\.mdx?$/.test(path) && step ? String(title) : undefined,
  };
}

const titleIn = (node: RootContent) => (node.type === 'code' ? titleOf(node) : '');

/** The places of the blocks around a flow: from the end of the example before it, up to the next heading or flow. */
function exampleAround(nodes: readonly RootContent[], at: number): { start: number; end: number } {
  const ends = (node: RootContent) => node.type === 'heading' || isFlowFile(titleIn(node));
  const isBefore = (node: RootContent) => ends(node) || titleIn(node) === 'Result';
  const before = nodes.slice(0, at).map(isBefore).lastIndexOf(true);
  const after = nodes.slice(at + 1).findIndex(ends);
  return { start: before + 1, end: after < 0 ? nodes.length : at + 1 + after };
}

/** Whether steps are worth a strip: a single one is not, as long as it runs no other steps. */
const areDrawn = ([first, ...others]: readonly FlowStep[]): boolean =>
  others.length > 0 || Boolean(first?.flow || first?.branches.length);

/** The strip of a flow file, with the nodes of the input document and of the result of its example. */
function stripOf(flow: Flow, around: readonly RootContent[], at: number, own: string | undefined) {
  const { start, end } = exampleAround(around, at);
  const blocks = around.slice(start, end).filter((node) => node.type === 'code');
  const code = (title: string) => blocks.find((one) => titleOf(one) === title);
  const nodes = nodesOf(code('Input document'), code('Result'));
  return drawing('strip', drawStrip(flow, nodes, own));
}

const isPanel = (node: Nodes): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement' && node.name === 'Designer';

/**
 * Transform that draws the pictures of a page at build time, from what the page says: a strip above each flow file
 * of several steps, a form for each table of fields and values, and the panels of `<Designer>`.
 */
export default function drawPictures(tree: Root, file: VFile): void {
  const page = pageAt(file.path, (file.data['frontMatter'] ?? {}) as Record<string, unknown>);
  const flows = flowsIn(tree, page.byType);
  /** The caption of a drawn panel: what it shows is no picture of the screen. */
  const caption = () =>
    element('figcaption', { 'data-no-markdown': '', 'data-search-ignore': '' }, [
      text(labels().schematic),
    ]);
  visit(tree, (node, index, parent: Parents | undefined) => {
    if (!parent || index === undefined) return undefined;
    const nodes = parent.children as RootContent[];
    if (node.type === 'table' && isForm(node)) {
      const title = formTitle(node, nodes[index - 1], page.titles, page.own);
      const form = isPanel(parent)
        ? drawForm(node, '')
        : [element('figure', { className: 'panel' }, [...drawForm(node, title), caption()])];
      nodes.splice(index, 1, ...form);
      return [SKIP, index + form.length];
    }
    const flow = node.type === 'code' && readFlow(node, page.byType);
    if (!flow || !areDrawn(flow.steps)) return undefined;
    // In an example, it comes above all blocks (src/markdown/examples.ts).
    nodes.splice(index, 0, stripOf(flow, nodes, index, page.own));
    return index + 2;
  });
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (!isPanel(node) || !parent || index === undefined) return;
    const fault = faultOf(node, flows);
    if (fault) file.fail(fault, node);
    parent.children[index] = drawDesigner(node, flows, caption());
  });
}
