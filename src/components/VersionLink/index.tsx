import Link from '@docusaurus/Link';
import {
  type GlobalDoc,
  type GlobalVersion,
  useActiveDocContext,
} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import topics from '@generated/content-data/default/topics.json';
import { counterpart } from '@site/src/content/versions/findCounterpart';
import { pageAddress } from '@site/src/site/pageAddress';
import React, { type ReactNode } from 'react';

/** Finds the page in a version that is the same as this one, or on the same topic with another ID. */
export function useCounterpart(): (version: GlobalVersion) => GlobalDoc | undefined {
  const { activeVersion, activeDoc, alternateDocVersions } = useActiveDocContext('default');
  return ({ name, docs }) => {
    const id = counterpart(topics, activeVersion?.name ?? '', activeDoc?.id ?? '', name);
    return alternateDocVersions[name] ?? docs.find((doc) => doc.id === id);
  };
}

/** "ACE 5 documentation": the link to the landing page of a version. */
export default function VersionLink({ version }: { version: GlobalVersion }): ReactNode {
  return (
    <Link to={pageAddress(version.path)}>
      <Translate values={{ version: version.label }}>{'{version} documentation'}</Translate>
    </Link>
  );
}
