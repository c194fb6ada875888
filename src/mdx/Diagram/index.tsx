import Translate, { translate } from '@docusaurus/Translate';
import type { Diagram as DiagramData, Kind } from '@site/src/content/diagrams/model';
import clsx from 'clsx';
import React, { type ReactNode, useRef } from 'react';
import { type Line, layoutOf } from './layout';
import styles from './styles.lazy.module.css';

const names: Record<Kind, () => ReactNode> = {
  service: () => <Translate>Service</Translate>,
  flow: () => <Translate>Flow</Translate>,
  step: () => <Translate>Step</Translate>,
  data: () => <Translate>Data</Translate>,
  outside: () => <Translate>Outside ACE</Translate>,
};

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

type PictureProps = { diagram: DiagramData; shape: 'wide' | 'narrow' };

/** A diagram in one of its layouts. The text beside it says the same. */
function Picture({ diagram, shape }: PictureProps): ReactNode {
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

/**
 * A diagram of src/content/diagrams, rendered at build time in two layouts of which the style sheet shows one. Its
 * text is for screen readers and for the Markdown copy.
 */
export default function Diagram({ facts }: { facts: DiagramData }): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const used = new Set(Object.values(facts.boxes).map(([kind]) => kind));
  const enlarge = async () => {
    const { showLarge } = await import('./showLarge');
    if (figure.current) showLarge(figure.current, facts.title);
  };
  return (
    <figure ref={figure} className={`wide ${styles.figure}`}>
      <div className={styles.card}>
        <Picture diagram={facts} shape="wide" />
        <Picture diagram={facts} shape="narrow" />
        {/* One row of boxes is as easy to read in the page. */}
        {facts.wide.length > 1 && (
          <button
            type="button"
            className={styles.enlarge}
            aria-haspopup="dialog"
            aria-label={translate(
              { message: 'Enlarge the diagram: {title}' },
              { title: facts.title },
            )}
            onClick={() => void enlarge()}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M9.5 6.5 14 2m-4 0h4v4M6.5 9.5 2 14m4 0H2v-4" />
            </svg>
          </button>
        )}
      </div>
      <p className={styles.text}>{facts.text}</p>
      <figcaption>
        {facts.title}
        <span
          className={styles.legend}
          aria-hidden="true"
          data-no-markdown=""
          data-search-ignore=""
        >
          {(Object.keys(names) as Kind[])
            .filter((kind) => used.has(kind))
            .map((kind) => (
              <span key={kind} className={styles[kind]}>
                {names[kind]()}
              </span>
            ))}
        </span>
      </figcaption>
    </figure>
  );
}
