import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useHideableNavbar } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import PageTools from '@site/src/components/PageTools';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import React, { type ReactNode, useRef } from 'react';
import styles from './styles.module.css';
import { useCurrentHeading } from './useCurrentHeading';

/** The headings of the page, on a phone; the closed list says where the reader is. */
function Contents(): ReactNode {
  const { toc, frontMatter } = useDoc();
  const contents = useRef<HTMLDetailsElement>(null);
  const current = useCurrentHeading(contents);
  const label = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'On this page',
    description: 'The label used by the button on the collapsible TOC component',
  });
  if (frontMatter.hide_table_of_contents || toc.length === 0) return null;
  return (
    <details ref={contents} className={styles.contents} data-menu="">
      <summary>
        <span className={styles.current}>{current ?? label}</span>
        {current && <span className="visually-hidden">{`(${label})`}</span>}
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
 * Above the title: the page tools, at the right of the breadcrumbs; on a phone a bar that stays, with the headings, and
 * makes room while the reader scrolls down.
 */
export default function PageBar(): ReactNode {
  const { navbarRef, isNavbarVisible } = useHideableNavbar(true);
  return (
    <div
      ref={navbarRef}
      className={clsx('no-print', styles.bar, !isNavbarVisible && styles.hidden)}
      data-no-markdown=""
      data-search-ignore=""
    >
      <Contents />
      <PageTools />
    </div>
  );
}
