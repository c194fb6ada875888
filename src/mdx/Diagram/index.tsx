import clsx from 'clsx';
import React, { type ReactNode, useId } from 'react';
import { type DiagramData, type DiagramName, diagrams } from './diagrams';
import { arrowOf, boxOf, sizeOf } from './layout';
import styles from './styles.module.css';

/** A diagram of boxes and arrows, rendered at build time, with a text alternative below it. */
export default function Diagram({ name }: { name: DiagramName }): ReactNode {
  const id = useId();
  const data: DiagramData | undefined = diagrams[name];
  if (!data) throw new Error(`There is no diagram "${name}" in src/mdx/Diagram/diagrams.ts.`);
  const { width, height } = sizeOf(data);
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className={styles.picture}
        viewBox={`0 0 ${width} ${height}`}
      >
        <title id={`${id}-title`}>{data.title}</title>
        <defs>
          <marker
            id={`${id}-tip`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto"
          >
            <path d="M1 1 7 4 1 7" className={styles.tip} />
          </marker>
        </defs>
        {data.edges.map((edge) => {
          const { path, labelX, labelY, anchor } = arrowOf(data, edge);
          return (
            <g key={`${edge.from}-${edge.to}`}>
              <path
                d={path}
                className={clsx(styles.line, edge.optional && styles.optional)}
                markerEnd={`url(#${id}-tip)`}
              />
              {edge.label && (
                <text x={labelX} y={labelY} className={styles.label} textAnchor={anchor}>
                  {edge.label}
                </text>
              )}
            </g>
          );
        })}
        {data.nodes.map((node) => {
          const box = boxOf(node);
          const first = box.y + box.height / 2 + 5 - (node.label.length - 1) * 9;
          return (
            <g key={node.id} className={clsx(styles.node, styles[node.kind])}>
              <rect {...box} rx={node.kind === 'actor' ? box.height / 2 : 8} />
              {node.label.map((line, index) => (
                <text key={line} x={box.x + box.width / 2} y={first + index * 18}>
                  {line}
                </text>
              ))}
            </g>
          );
        })}
      </svg>
      <figcaption id={`${id}-text`}>{data.text}</figcaption>
    </figure>
  );
}
