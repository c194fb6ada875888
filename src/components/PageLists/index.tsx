import Link from '@docusaurus/Link';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import { stepListId } from '@site/src/content/steps/step';
import React, { type ReactNode } from 'react';

/** In place of the search in a browser without scripts: the pages that list the pages and the steps of each version. */
export default function PageLists(): ReactNode {
  return (
    <>
      <p>
        <Translate>The search requires JavaScript. These lists lead to every page:</Translate>
      </p>
      <ul>
        {useVersions('default').map(({ name, label, path, docs }) => (
          <React.Fragment key={name}>
            <li>
              <Link to={`${path.replace(/\/$/, '')}/tags/`}>
                <Translate values={{ label }}>{'{label}: all pages by topic'}</Translate>
              </Link>
            </li>
            <li>
              <Link to={docs.find(({ id }) => id === stepListId)?.path ?? path}>
                <Translate values={{ label }}>{'{label}: all steps'}</Translate>
              </Link>
            </li>
          </React.Fragment>
        ))}
      </ul>
    </>
  );
}
