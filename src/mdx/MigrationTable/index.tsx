import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
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
          <th scope="col">
            <Translate id="migrationTable.area" description="Heading of a column">
              Area
            </Translate>
          </th>
          <th scope="col">
            <Translate id="migrationTable.page" description="Heading of a column">
              Page
            </Translate>
          </th>
          <th scope="col">
            <Translate
              id="counterpart.changed"
              description="Heading over the differences from the older version"
              values={{ version: facts.since }}
            >
              {'What changed since {version}'}
            </Translate>
          </th>
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
