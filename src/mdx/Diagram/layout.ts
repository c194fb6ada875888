import { type Arrow, arrowsOf, type Diagram } from '@site/src/content/diagrams/model';

/** Widths of text per character, in SVG user units: the widest of the fonts that the site names. */
const CHARACTER = 8.4;
const LABEL_CHARACTER = 7;
const LINE = 19;
const PADDING = 13;
const GAP = 34;
const ROW_GAP = 38;
/** A wide diagram fills the column, as far as its gaps and boxes may grow. */
const FULL_WIDTH = 700;
const MOST_GAP = 110;

/** A rectangle in SVG user units. */
export type Box = { x: number; y: number; width: number; height: number };
/** A straight line from x1, y1 to x2, y2, and the place of its label. */
export type Line = Arrow & {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  labelX: number;
  labelY: number;
  anchor: 'start' | 'middle' | 'end';
};
export type Layout = { width: number; height: number; boxes: Map<string, Box>; lines: Line[] };

/** The first and the last column, and the first and the last row, in which the name of a box stands. */
type Area = { left: number; right: number; top: number; bottom: number };

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Sizes of the columns or rows, each as large as what stands in it alone; then what spans several gets its space. */
function tracks(
  needs: readonly { from: number; to: number; size: number }[],
  gaps: readonly number[],
): number[] {
  const sizes = Array<number>(gaps.length + 1).fill(0);
  for (const { from, to, size } of [...needs].sort((a, b) => a.to - a.from - (b.to - b.from))) {
    const present = sum(sizes.slice(from, to + 1)) + sum(gaps.slice(from, to));
    const missing = Math.max(0, size - present) / (to - from + 1);
    for (let index = from; index <= to; index += 1) sizes[index] = (sizes[index] ?? 0) + missing;
  }
  return sizes;
}

const starts = (sizes: readonly number[], gaps: readonly number[]) =>
  sizes.map((_, index) => sum(sizes.slice(0, index)) + sum(gaps.slice(0, index)) + 1);

const overlap = (a1: number, a2: number, b1: number, b2: number) =>
  Math.min(a2, b2) > Math.max(a1, b1) ? (Math.max(a1, b1) + Math.min(a2, b2)) / 2 : undefined;

function lineBetween(arrow: Arrow, a: Box, b: Box, width: number): Line {
  const y = overlap(a.y, a.y + a.height, b.y, b.y + b.height);
  const x = overlap(a.x, a.x + a.width, b.x, b.x + b.width);
  const labelWidth = arrow.label.length * LABEL_CHARACTER;
  if (y !== undefined && x === undefined) {
    const [x1, x2] = b.x > a.x ? [a.x + a.width, b.x] : [a.x, b.x + b.width];
    const labelX = (x1 + x2) / 2;
    return { ...arrow, x1, x2, y1: y, y2: y, labelX, labelY: y - 8, anchor: 'middle' };
  }
  if (x === undefined || y !== undefined)
    throw new Error(`No straight arrow is possible from "${arrow.from}" to "${arrow.to}".`);
  const [y1, y2] = b.y > a.y ? [a.y + a.height, b.y] : [a.y, b.y + b.height];
  // In the right half a label that would be cut off stands at the left; elsewhere the picture becomes wider.
  const isAtEdge = x > width * 0.6 && x + 9 + labelWidth > width;
  const labelX = isAtEdge ? x - 9 : x + 9;
  const labelY = (y1 + y2) / 2 + 4;
  return { ...arrow, x1: x, x2: x, y1, y2, labelX, labelY, anchor: isAtEdge ? 'end' : 'start' };
}

/**
 * Lays out a diagram: columns as wide as their labels, straight arrows.
 * @throws Error if a box or an arrow has no place in the layout
 */
export function layoutOf(diagram: Diagram, shape: 'wide' | 'narrow'): Layout {
  const rows = diagram[shape].map((row) => row.split(/\s+/));
  const arrows = arrowsOf(diagram);
  const areaOf = (id: string): Area => {
    const isIn = (row: readonly string[]) => row.includes(id);
    const top = rows.findIndex(isIn);
    if (top < 0) throw new Error(`The ${shape} layout has no place for the box "${id}".`);
    const columns = rows.flatMap((row) => row.flatMap((name, at) => (name === id ? [at] : [])));
    const [left, right] = [Math.min(...columns), Math.max(...columns)];
    return { left, right, top, bottom: rows.map(isIn).lastIndexOf(true) };
  };
  const ids = Object.keys(diagram.boxes);
  const gaps = Array<number>(Math.max(...rows.map((row) => row.length)) - 1).fill(GAP);
  const rowGaps = Array<number>(rows.length - 1).fill(ROW_GAP);
  for (const { from, to, label } of arrows) {
    const [a, b] = [areaOf(from), areaOf(to)];
    const end = Math.min(a.right, b.right);
    const isHorizontal = Math.max(a.left, b.left) > end;
    if (isHorizontal && label)
      gaps[end] = Math.max(gaps[end] ?? 0, label.length * LABEL_CHARACTER + 26);
  }
  const labelOf = (id: string) => diagram.boxes[id]?.slice(1) ?? [];
  const widths = tracks(
    ids.map((id) => {
      const { left: from, right: to } = areaOf(id);
      const longest = Math.max(...labelOf(id).map(({ length }) => length));
      return { from, to, size: longest * CHARACTER + 2 * PADDING };
    }),
    gaps,
  );
  const heights = tracks(
    ids.map((id) => {
      const { top: from, bottom: to } = areaOf(id);
      return { from, to, size: labelOf(id).length * LINE + 2 * PADDING };
    }),
    rowGaps,
  );
  if (shape === 'wide') {
    const spare = () => FULL_WIDTH - sum(widths) - sum(gaps);
    const wider = Math.max(0, spare() / Math.max(1, gaps.length));
    gaps.forEach((gap, index) => (gaps[index] = Math.max(gap, Math.min(MOST_GAP, gap + wider))));
    const rest = Math.min(60, Math.max(0, spare() / widths.length));
    widths.forEach((width, index) => (widths[index] = width + rest));
  }
  const lefts = starts(widths, gaps);
  const tops = starts(heights, rowGaps);
  const boxes = new Map(
    ids.map((id): [string, Box] => {
      const { left, right, top, bottom } = areaOf(id);
      const [x = 0, y = 0] = [lefts[left], tops[top]];
      const width = (lefts[right] ?? 0) + (widths[right] ?? 0) - x;
      return [id, { x, y, width, height: (tops[bottom] ?? 0) + (heights[bottom] ?? 0) - y }];
    }),
  );
  const height = Math.ceil(sum(heights) + sum(rowGaps)) + 2;
  const boxOf = (id: string) => boxes.get(id) as Box;
  const inner = Math.ceil(sum(widths) + sum(gaps)) + 2;
  const lines = arrows.map((arrow) =>
    lineBetween(arrow, boxOf(arrow.from), boxOf(arrow.to), inner),
  );
  const ends = lines
    .filter(({ anchor }) => anchor === 'start')
    .map(({ labelX, label }) => Math.ceil(labelX + label.length * LABEL_CHARACTER));
  const width = Math.max(inner, ...ends);
  return { width, height, boxes, lines };
}
