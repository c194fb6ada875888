// Ours: the theme formats the date by the browser's tables of languages, and loading these takes as long as the
// rest of the article to come alive. A date in the form of ISO 8601 reads the same everywhere. Authors are not shown.
import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/LastUpdated';
import React, { type ReactNode } from 'react';

/** When the page was changed last, by the history of its file. */
export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  if (!lastUpdatedAt) return null;
  const moment = new Date(lastUpdatedAt).toISOString();
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="lastUpdated"
        values={{
          date: (
            <time dateTime={moment} itemProp="dateModified">
              {moment.slice(0, 10)}
            </time>
          ),
        }}
      >
        {'Last updated on {date}'}
      </Translate>
    </span>
  );
}
