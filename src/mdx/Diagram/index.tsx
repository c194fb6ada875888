import Translate, { translate } from '@docusaurus/Translate';
import type { Diagram as DiagramData, Kind } from '@site/src/content/diagrams/model';
import React, { type ReactNode, useRef } from 'react';
import Picture from './Picture';
import styles from './styles.lazy.module.css';

const names: Record<Kind, () => ReactNode> = {
  service: () => <Translate>Service</Translate>,
  flow: () => <Translate>Flow</Translate>,
  step: () => <Translate>Step</Translate>,
  data: () => <Translate>Data</Translate>,
  outside: () => <Translate>Outside ACE</Translate>,
};

/**
 * A diagram of src/content/diagrams, rendered at build time in two layouts of which the style sheet shows one. Its
 * text is for screen readers and for the Markdown copy.
 */
export default function Diagram({ facts }: { facts: DiagramData }): ReactNode {
  const figure = useRef<HTMLElement>(null);
  const used = new Set(Object.values(facts.boxes).map(([kind]) => kind));
  const enlarge = async () => {
    const { showLarge } = await import('./showLarge');
    const picture = figure.current?.querySelector('svg');
    if (picture) showLarge(picture, facts);
  };
  return (
    <figure ref={figure} className={styles.figure}>
      {/* Pressing the picture is a larger target of the button below. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.card} onClick={() => void enlarge()}>
        <Picture diagram={facts} shape="wide" />
        <Picture diagram={facts} shape="narrow" />
        <button
          type="button"
          className={styles.enlarge}
          aria-haspopup="dialog"
          aria-label={translate(
            { message: 'Enlarge the diagram: {title}' },
            { title: facts.title },
          )}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M9.5 6.5 14 2m-4 0h4v4M6.5 9.5 2 14m4 0H2v-4" />
          </svg>
        </button>
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
