import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import InlineMarkdown from '@site/src/components/InlineMarkdown';
import DataTable from '@site/src/components/DataTable';
import type { MigrationFacts, MigrationRow } from '@site/src/content/versions/counterpartTable';
import React, { type ReactNode } from 'react';

const row = ({ area, id, title, to, sentences }: MigrationRow) => ({
  key: `${area} ${id}`,
  cells: [
    area,
    <Link key="page" to={to}>
      {title}
    </Link>,
    sentences.map((sentence) => (
      <p key={sentence}>
        <InlineMarkdown text={sentence} />
      </p>
    )),
  ],
});

type Props = {
  /** The version to migrate to. */
  to: string;
  /** What changed in it, from src/content/versions/counterparts.json; added by src/markdown/page-components.ts. */
  facts: MigrationFacts;
};

/** The differences between two versions, by page and area. */
export default function MigrationTable({ facts }: Props): ReactNode {
  const columns = [
    translate({ message: 'Area' }),
    translate({ message: 'Page' }),
    translate({ message: 'What changed since {version}' }, { version: facts.since }),
  ];
  return <DataTable columns={columns} rows={facts.rows.map(row)} />;
}
