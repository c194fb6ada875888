import { translate } from '@docusaurus/Translate';
import type { OpenVersion } from '@site/src/content/openPoints';
import React, { type ReactNode } from 'react';

type Props = {
  /** The open points of all versions; added by src/markdown/page-components.ts. */
  facts: OpenVersion[];
};

/** The questions that the pages leave open, by version and section, each with the links that are needed to settle it. */
export default function OpenPoints({ facts }: Props): ReactNode {
  const edit = translate({ message: 'Edit' });
  return (
    <div data-no-markdown="" data-search-ignore="">
      {facts.flatMap(({ label, sections }) =>
        sections.map(({ name, count, pages }) => (
          <details key={`${label} ${name}`}>
            <summary>{`${label}: ${name} (${count})`}</summary>
            <ul>
              {pages.map(({ title, to, edit: source, points }) => (
                <li key={to}>
                  {title} ·{' '}
                  <a href={source} aria-label={`${edit}: ${title}, ${label}`}>
                    {edit}
                  </a>
                  <ul>
                    {points.map(({ question, anchor }) => (
                      <li key={question}>
                        {/* Not the component: some 400 links need no prefetching. */}
                        <a href={anchor ? `${to}#${anchor}` : to}>{question}</a>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </details>
        )),
      )}
    </div>
  );
}
