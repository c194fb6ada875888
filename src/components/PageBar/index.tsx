import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useHideableNavbar, useScrollPosition } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import PageTools from '@site/src/components/PageTools';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import React, { type ReactNode, type RefObject, useRef, useState } from 'react';
import styles from './styles.module.css';

/** Pixels within which a heading is at the top of the text, and a page at its end. */
const NEAR = 48;

/**
 * The text of the last heading that is at the top of the text or above it; its link is marked. At the end of the page,
 * where the last ones cannot get there, it is the one that the address names, or the last.
 * @param contents the bar, with the links to the headings
 * @returns undefined above the first heading, and where the theme marks the links, in the column
 */
function useCurrentHeading(contents: RefObject<HTMLElement | null>): string | undefined {
  const [current, setCurrent] = useState<string>();
  useScrollPosition(({ scrollY }) => {
    const page = document.documentElement;
    const isEnd = scrollY > 0 && scrollY + page.clientHeight + NEAR >= page.scrollHeight;
    const bar = contents.current?.getClientRects().length ? contents.current : undefined;
    if (!bar && !isEnd) return setCurrent(undefined);
    const edge = parseFloat(getComputedStyle(page).scrollPaddingTop) + NEAR;
    const entries = '.table-of-contents li:not([hidden]) > a';
    const links = [...(bar ?? document).querySelectorAll<HTMLAnchorElement>(entries)];
    const read = links.filter(({ hash }) => {
      const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
      return scrollY > 0 && heading && heading.getBoundingClientRect().top <= edge;
    });
    const named = links.find((link) => link.hash === location.hash && !read.includes(link));
    const last = isEnd ? (named ?? links.at(-1)) : read.at(-1);
    for (const link of links)
      link.classList.toggle('table-of-contents__link--active', link.hash === last?.hash);
    return setCurrent(last?.textContent);
  });
  return current;
}

/** The headings of the page, on a phone; the closed list says where the reader is. */
function Contents(): ReactNode {
  const { toc, frontMatter } = useDoc();
  const contents = useRef<HTMLDetailsElement>(null);
  const current = useCurrentHeading(contents);
  const name = translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' });
  if (frontMatter.hide_table_of_contents || toc.length === 0) return null;
  return (
    <details ref={contents} className={styles.contents} data-menu="">
      <summary>
        <span className={styles.current}>{current ?? name}</span>
        {current && <span className="visually-hidden">{`(${name})`}</span>}
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
