import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import DataTable from '@site/src/components/DataTable';
import SitePage from '@site/src/components/SitePage';
import { announcementKeys, storageKeys } from '@site/src/site/storage';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';
import styles from './privacy.lazy.module.css';

/** What each key holds. */
const purposes: Record<keyof typeof storageKeys | 'announcement', ReactNode> = {
  colorMode: (
    <Translate id="privacy.colorMode" description="Privacy page: content of a storage key">
      The light or dark mode that you chose with the switch.
    </Translate>
  ),
  reader: (
    <Translate id="privacy.reader" description="Privacy page: content of a storage key">
      Your settings and marks: that you chose the color mode of your system, that you turned off the
      shortcuts of a single key, the tasks that you ticked, and whether you found a page helpful.
    </Translate>
  ),
  tabs: (
    <Translate id="privacy.tabs" description="Privacy page: content of a storage key">
      The variant that you chose in tabs.
    </Translate>
  ),
  recent: (
    <Translate id="privacy.recent" description="Privacy page: content of a storage key">
      The last searches from which you opened a result. You can remove them in the search box.
    </Translate>
  ),
  playground: (
    <Translate id="privacy.playground" description="Privacy page: content of a storage key">
      The examples that you saved in the playground.
    </Translate>
  ),
  reload: (
    <Translate id="privacy.reload" description="Privacy page: content of a storage key">
      The address of a page whose scripts did not load, until they load. The browser deletes it when
      you close the tab.
    </Translate>
  ),
  announcement: (
    <Translate id="privacy.announcement" description="Privacy page: content of a storage key">
      The announcement that you closed.
    </Translate>
  ),
};

function Stored(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const keys = (Object.keys(storageKeys) as (keyof typeof storageKeys)[]).map(
    (name) => [storageKeys[name], purposes[name]] as const,
  );
  const ofBar = siteConfig.themeConfig.announcementBar
    ? announcementKeys.map((key) => [key, purposes.announcement] as const)
    : [];
  return (
    <DataTable
      columns={[
        translate({
          id: 'privacy.key',
          message: 'Key',
          description: 'Heading of a column: key in the storage of the browser',
        }),
        translate({
          id: 'privacy.purpose',
          message: 'Content',
          description: 'Heading of a column: what is stored under a key',
        }),
      ]}
      rows={[...keys, ...ofBar].map(([key, purpose]) => ({
        key,
        cells: [<code key="key">{key}</code>, purpose],
      }))}
    />
  );
}

function Requests(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return siteConfig.customFields?.searchAnalytics ? (
    <Translate id="privacy.analytics" description="Privacy page: a site with search analytics">
      Your browser requests files of this site only, with one exception: the search loads a script
      of Algolia, which receives what you search for and which results you open.
    </Translate>
  ) : (
    <Translate id="privacy.requests" description="Privacy page: a site without search analytics">
      Your browser requests files of this site only. The search and the playground run in your
      browser: what you type is not sent to anyone.
    </Translate>
  );
}

/** What the site stores and requests. */
export default function Privacy(): ReactNode {
  const title = translate({
    id: 'privacy.title',
    message: 'Privacy',
    description: 'Title of the privacy page',
  });
  const description = translate({
    id: 'privacy.description',
    message: 'What this site stores in your browser, and what it requests.',
    description: 'What search engines show of the privacy page',
  });
  return (
    <SitePage title={title} description={description} className={`markdown ${styles.page}`}>
      <p>
        <Translate id="privacy.lead" description="First paragraph of the privacy page">
          This site sets no cookies, and has no accounts, no advertising and no trackers.
        </Translate>
      </p>
      <Heading as="h2" id="requests">
        <Translate id="privacy.requests.title" description="Heading of the privacy page">
          What is requested
        </Translate>
      </Heading>
      <p>
        <Requests />{' '}
        <Translate id="privacy.host" description="Privacy page: logs of the host">
          The host of the site receives the address of your computer with each request, as every
          website does.
        </Translate>
      </p>
      <Heading as="h2" id="storage">
        <Translate id="privacy.storage.title" description="Heading of the privacy page">
          What is stored in your browser
        </Translate>
      </Heading>
      <p>
        <Translate id="privacy.storage" description="Introduces the table of storage keys">
          The site remembers some of your choices in the storage of your browser. They never leave
          it. Keys can end with a hyphen and a number. To delete everything, delete the data of this
          site in the settings of your browser.
        </Translate>
      </p>
      <Stored />
    </SitePage>
  );
}
