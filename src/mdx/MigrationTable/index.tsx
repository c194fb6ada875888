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
  /** The version to migrate to. */
  to: string;
  /** What changed in it, from src/content/versions/counterparts.json; added by src/markdown/page-components.ts. */
  facts: MigrationFacts;
};

/** The differences between two versions, by page and area. */
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
