import type { DiagramData, Edge, Node } from './diagrams';

const COLUMN = 114;
const ROW = 84;
const GAP = 46;
/** Space for a label next to a vertical arrow. */
const LABEL = 72;
const BOX_HEIGHT = ROW - 32;

/** A rectangle in SVG user units. */
export type Box = { x: number; y: number; width: number; height: number };
export type Arrow = {
  path: string;
  labelX: number;
  labelY: number;
  /** Text anchor of the label. */
  anchor: 'start' | 'middle' | 'end';
  edge: Edge;
};

/** The rectangle of a node. */
export function boxOf({ column, row, span = 1 }: Node): Box {
  return {
    x: column * (COLUMN + GAP) + 1,
    y: row * ROW + 1,
    width: span * COLUMN + (span - 1) * GAP,
    height: BOX_HEIGHT,
  };
}

/** The size of a diagram with all nodes. */
export function sizeOf({ nodes }: DiagramData): { width: number; height: number } {
  const boxes = nodes.map(boxOf);
  return {
    width: Math.max(...boxes.map(({ x, width }) => x + width)) + 1,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) + 1,
  };
}

const overlap = (a: Box, b: Box) => {
  const left = Math.max(a.x, b.x);
  const right = Math.min(a.x + a.width, b.x + b.width);
  return right > left ? (left + right) / 2 : undefined;
};

/** A straight arrow: horizontal between boxes of a row, otherwise vertical where the boxes overlap. */
export function arrowOf(data: DiagramData, edge: Edge): Arrow {
  const { nodes } = data;
  const find = (id: string) => {
    const node = nodes.find((candidate) => candidate.id === id);
    if (!node) throw new Error(`The diagram has no node "${id}".`);
    return node;
  };
  const [from, to] = [find(edge.from), find(edge.to)];
  const [a, b] = [boxOf(from), boxOf(to)];
  if (from.row === to.row) {
    const y = a.y + a.height / 2;
    const [start, end] = b.x > a.x ? [a.x + a.width, b.x] : [a.x, b.x + b.width];
    return {
      path: `M${start} ${y}H${end}`,
      labelX: (start + end) / 2,
      labelY: y - 6,
      anchor: 'middle',
      edge,
    };
  }
  const x = overlap(a, b);
  if (x === undefined)
    throw new Error(`No straight arrow possible from "${edge.from}" to "${edge.to}".`);
  const [start, end] = b.y > a.y ? [a.y + a.height, b.y] : [a.y, b.y + b.height];
  const isAtEdge = x + LABEL > sizeOf(data).width;
  return {
    path: `M${x} ${start}V${end}`,
    labelX: isAtEdge ? x - 8 : x + 8,
    labelY: (start + end) / 2 + 4,
    anchor: isAtEdge ? 'end' : 'start',
    edge,
  };
}
