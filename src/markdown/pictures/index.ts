import type { Code, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { isFlowFile } from '../../content/examples/collect';
import { pageOfFile } from '../../site/pageFiles';
import { titleOf } from '../../content/pages/markdown';
import { stepPagesOf } from '../../content/steps/stepPages';
import { drawing } from '../html';
import { element, text } from '../mdx';
import { labelsOf } from '../reference/labels';
import { drawDesigner } from './designer';
import { type FlowStep, flowsIn, readFlow } from './flow';
import { drawForm, formTitle, isForm } from './form';
import { drawStrip, nodesOf } from './strip';

type Parent = { children: RootContent[] };
/** What the pictures of a page are made from: titles of step pages, longest first, and by step type, and its own. */
type Page = {
  titles: readonly string[];
  byType: ReadonlyMap<string, string>;
  own: string | undefined;
  /** The caption of its panels. */
  caption: string;
};

/** The step pages of the version to which a page belongs; a translated page uses those of its source. */
function pageAt(path: string, { step, title }: Record<string, unknown>): Page {
  const steps = stepPagesOf(pageOfFile(path)?.version);
  return {
    byType: new Map(steps.map((page) => [page.stepType ?? '', page.title])),
    titles: steps.map((page) => page.title).sort((one, other) => other.length - one.length),
    own: /[\\/]steps[\\/][^\\/]+\.mdx?$/.test(path) && step ? String(title) : undefined,
    caption: labelsOf(path).schematic,
  };
}

const isCode = (node: RootContent): node is Code => node.type === 'code';
const isFlow = (node: RootContent) => isCode(node) && isFlowFile(titleOf(node));
const isTitled = (node: RootContent, title: string): node is Code =>
  isCode(node) && titleOf(node) === title;

/** The caption of a drawn panel: what it shows is no picture of the screen. */
const captionOf = ({ caption }: Page) =>
  element('figcaption', { 'data-no-markdown': '', 'data-search-ignore': '' }, [text(caption)]);

/** The places of the blocks around a flow: from the end of the example before it, up to the next heading or flow. */
function exampleAround(nodes: readonly RootContent[], at: number): { start: number; end: number } {
  const ends = (node: RootContent) => node.type === 'heading' || isFlow(node);
  const isBefore = (node: RootContent) => ends(node) || isTitled(node, 'Result');
  const before = nodes.slice(0, at).map(isBefore).lastIndexOf(true);
  const after = nodes.slice(at + 1).findIndex(ends);
  return { start: before + 1, end: after < 0 ? nodes.length : at + 1 + after };
}

/** Whether steps are worth a strip: a single one is not, as long as it runs no other steps. */
const areDrawn = ([first, ...others]: readonly FlowStep[]): boolean =>
  others.length > 0 || Boolean(first?.flow || first?.branches.length);

/**
 * Puts a strip above each flow file of several steps on a page: above the input document of its example, if there is
 * one. It has the nodes of the input document and of the result.
 */
function addStrips({ children }: Parent, { byType, own }: Page): void {
  const strips = children.flatMap((node, at) => {
    const flow = isCode(node) ? readFlow(node, byType) : undefined;
    if (!flow || !areDrawn(flow.steps)) return [];
    const { start, end } = exampleAround(children, at);
    const input = children.slice(start, at).findIndex((one) => isTitled(one, 'Input document'));
    const place = input < 0 ? at : start + input;
    const blocks = children.slice(place, end);
    const code = (title: string) => blocks.find((one): one is Code => isTitled(one, title));
    const nodes = nodesOf(code('Input document'), code('Result'));
    return [{ strip: drawing('strip', drawStrip(flow, nodes, own)), place }];
  });
  for (const { strip, place } of strips.reverse()) children.splice(place, 0, strip);
}

/** Turns the tables of form values into drawn forms. */
function drawForms(parent: Parent, page: Page, isInPanel: boolean): void {
  parent.children = parent.children.flatMap((node, index) => {
    if (!isForm(node)) return [node];
    const title = formTitle(node, parent.children[index - 1], page.titles, page.own);
    const form = drawForm(node, isInPanel ? '' : title);
    return isInPanel
      ? form
      : [element('figure', { className: 'panel' }, [...form, captionOf(page)])];
  });
}

/**
 * Remark plugin that draws the pictures of a page at build time, from what the page says: a strip above each flow file,
 * a form for each table of fields and values, and the panels of `<Designer>`.
 */
export default function drawPictures(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const frontMatter = (file.data['frontMatter'] ?? {}) as Record<string, unknown>;
    const page = pageAt(file.path, frontMatter);
    const flows = flowsIn(tree, page.byType);
    const draw = (parent: Parent, isInPanel: boolean): void => {
      for (const node of parent.children) {
        const isPanel = (node as MdxJsxFlowElement).name === 'Designer';
        if ('children' in node && node.type !== 'table') draw(node, isInPanel || isPanel);
      }
      drawForms(parent, page, isInPanel);
      addStrips(parent, page);
      parent.children = parent.children.map((node) =>
        (node as MdxJsxFlowElement).name === 'Designer'
          ? drawDesigner(node as MdxJsxFlowElement, flows, captionOf(page), file)
          : node,
      );
    };
    draw(tree, false);
  };
}
