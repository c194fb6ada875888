import type { Diagram } from '@site/src/content/diagrams/model';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import { type Line, layoutOf } from './layout';
import styles from './styles.lazy.module.css';

/** The head of an arrow that ends at x, y and comes from the side of `fromX`, `fromY`. */
function head(x: number, y: number, fromX: number, fromY: number): string {
  const [dx, dy] = [Math.sign(x - fromX), Math.sign(y - fromY)];
  const [backX, backY] = [x - dx * 8, y - dy * 8];
  return `M${backX - dy * 5} ${backY - dx * 5}L${x} ${y}L${backX + dy * 5} ${backY + dx * 5}`;
}

function Arrow({ line }: { line: Line }): ReactNode {
  const { x1, y1, x2, y2 } = line;
  return (
    <>
      <path
        d={`M${x1} ${y1}L${x2} ${y2}`}
        className={clsx(styles.line, line.dashed && styles.dashed)}
      />
      <path
        d={head(x2, y2, x1, y1) + (line.both ? head(x1, y1, x2, y2) : '')}
        className={styles.line}
      />
      {line.label && (
        <text x={line.labelX} y={line.labelY} className={styles[line.anchor]}>
          {line.label}
        </text>
      )}
    </>
  );
}

/** A diagram in one of its layouts. The text beside it says the same. */
export default function Picture({
  diagram,
  shape,
}: {
  diagram: Diagram;
  shape: 'wide' | 'narrow';
}): ReactNode {
  const { width, height, boxes, lines } = layoutOf(diagram, shape);
  return (
    <svg
      aria-hidden="true"
      className={clsx(styles.picture, styles[shape])}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {lines.map((line) => (
        <Arrow key={`${line.from}-${line.to}`} line={line} />
      ))}
      {Object.entries(diagram.boxes).map(([id, [kind, ...label]]) => {
        const { x, y, ...size } = boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
        const first = y + size.height / 2 + 5 - (label.length - 1) * 9.5;
        return (
          <g key={id} className={styles[kind]}>
            <rect
              x={x}
              y={y}
              {...size}
              rx={kind === 'outside' ? Math.min(size.height / 2, 24) : 8}
            />
            {label.map((text, index) => (
              <text key={text} x={x + size.width / 2} y={first + index * 19}>
                {text}
              </text>
            ))}
          </g>
        );
      })}
    </svg>
  );
}
