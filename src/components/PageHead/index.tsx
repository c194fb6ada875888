import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import PageTools from '@site/src/components/PageTools';
import StepHead from '@site/src/components/StepHead';
import TOCItems from '@theme/TOCItems';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** The version of the page, unless it is the current one. */
function VersionPill(): ReactNode {
  const { isLast, label } = useDocsVersion();
  if (isLast) return null;
  return (
    <span
      className={`theme-doc-version-badge ${styles.version}`}
      data-no-markdown=""
      data-search-ignore=""
    >
      <Translate
        id="theme.docs.versionBadge.label"
        description="Shown below the title of a page of an older version"
        values={{ versionLabel: label }}
      >
        {'Version: {versionLabel}'}
      </Translate>
    </span>
  );
}

/** The headings of the page: on a phone, a bar that stays below the navbar. */
function Contents(): ReactNode {
  const { toc, frontMatter } = useDoc();
  if (frontMatter.hide_table_of_contents || toc.length === 0) return null;
  return (
    <details
      className={`theme-doc-toc-mobile ${styles.contents}`}
      data-menu=""
      data-search-ignore=""
    >
      <summary>
        <Translate
          id="theme.TOCCollapsible.toggleButtonLabel"
          description="The label used by the button on the collapsible TOC component"
        >
          On this page
        </Translate>
      </summary>
      <TOCItems
        toc={toc}
        className="table-of-contents"
        linkClassName="table-of-contents__link"
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
      />
    </details>
  );
}

/**
 * The row below the first sentences of a page: version, facts of a step, page tools, and the headings on a phone.
 * src/markdown/page-head.ts puts it on every page.
 */
export default function PageHead(): ReactNode {
  return (
    <>
      <div className={styles.row}>
        <VersionPill />
        <StepHead />
        <PageTools />
      </div>
      <Contents />
    </>
  );
}
