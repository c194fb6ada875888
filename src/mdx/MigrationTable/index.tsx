import Link from '@docusaurus/Link';
import InlineMarkdown from '@site/src/components/InlineMarkdown';
import ScrollableTable from '@site/src/components/ScrollableTable';
import type { MigrationFacts, MigrationRow } from '@site/src/content/versions/counterpartTable';
import React, { type ReactNode } from 'react';

function Row({ area, id, to, sentences }: MigrationRow): ReactNode {
  return (
    <tr>
      <td>{area}</td>
      <td>
        <Link to={to}>
          <code>{id}</code>
        </Link>
      </td>
      <td>
        {sentences.map((sentence) => (
          <p key={sentence}>
            <InlineMarkdown text={sentence} />
          </p>
        ))}
      </td>
    </tr>
  );
}

type Props = {
  /** The version that one migrates to. */
  to: string;
  /** What changed with it, out of src/content/versions/counterparts.json: src/markdown/page-components.ts puts it here. */
  facts: MigrationFacts;
};

/** What differs between two versions, page by page and area by area. */
export default function MigrationTable({ facts }: Props): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th scope="col">Area</th>
          <th scope="col">Page</th>
          <th scope="col">What changed since {facts.since}</th>
        </tr>
      </thead>
      <tbody>
        {facts.rows.map((row) => (
          <Row key={`${row.area} ${row.id}`} {...row} />
        ))}
      </tbody>
    </ScrollableTable>
  );
}
