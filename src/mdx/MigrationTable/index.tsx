import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import InlineMarkdown from '@site/src/components/InlineMarkdown';
import ScrollableTable from '@site/src/components/ScrollableTable';
import { bridgeAreas, type BridgeEntry } from '@site/src/content/versions/counterpartTable';
import React, { type ReactNode } from 'react';

function PageLink({ id = '' }: { id: string | undefined }): ReactNode {
  const ace5 = useVersions('default').find(({ name }) => name === 'ace5');
  const path = ace5?.docs.find((doc) => doc.id === id)?.path;
  return path ? (
    <Link to={path}>
      <code>{id}</code>
    </Link>
  ) : null;
}

function Row({ area, entry }: { area: string; entry: BridgeEntry }): ReactNode {
  return (
    <tr>
      <td>{area}</td>
      <td>
        <PageLink id={entry.ace5} />
      </td>
      <td>
        {entry.changed?.map((sentence) => (
          <p key={sentence}>
            <InlineMarkdown text={sentence} />
          </p>
        ))}
      </td>
    </tr>
  );
}

/** What differs between ACE 4 and ACE 5, page by page and area by area, out of src/content/versions/counterparts.json. */
export default function MigrationTable(): ReactNode {
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
              values={{ version: 'ACE 4' }}
            >
              {'What changed since {version}'}
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {[...bridgeAreas()].flatMap(([area, entries]) =>
          entries.map((entry) => (
            <Row key={`${entry.ace4} ${entry.ace5}`} area={area} entry={entry} />
          )),
        )}
      </tbody>
    </ScrollableTable>
  );
}
