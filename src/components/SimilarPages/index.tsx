import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { PageTitle } from '@generated/page-titles/default/titles.json';
import React, { type ReactNode, useEffect, useState } from 'react';
import { similarPages } from './similarPages';

/** The titles of all pages, loaded only here; if they fail to load, there are no suggestions. */
function usePageTitles(): readonly PageTitle[] {
  const [titles, setTitles] = useState<readonly PageTitle[]>([]);
  useEffect(() => {
    let isShown = true;
    import('@generated/page-titles/default/titles.json').then(
      (module) => isShown && setTitles(module.default),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return titles;
}

/** The pages with paths similar to the one that was not found; renders nothing if there are none. */
export default function SimilarPages(): ReactNode {
  const { pathname } = useLocation();
  const pages = similarPages(pathname, usePageTitles(), useBaseUrl('/docs'));
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="similar">
      <h2 id="similar">
        <Translate
          id="notFound.similar"
          description="Heading over the pages with a similar address"
        >
          Pages with a similar address
        </Translate>
      </h2>
      <ul>
        {pages.map(({ path, title, version }) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            {' · '}
            {version}
          </li>
        ))}
      </ul>
    </section>
  );
}
