import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { PageTitle } from '@generated/content-data/default/titles.json';
import React, { type ReactNode, useEffect, useState } from 'react';
import { similarPages } from './similarPages';

/** The titles of all pages, loaded only here; if they fail to load, there are no suggestions. */
function usePageTitles(): readonly PageTitle[] {
  const [titles, setTitles] = useState<readonly PageTitle[]>([]);
  useEffect(() => {
    let isShown = true;
    import('@generated/content-data/default/titles.json').then(
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
  const [best, ...others] = pages;
  if (!best) return null;
  return (
    <section aria-labelledby="similar">
      <h2 id="similar">
        <Translate values={{ page: <Link to={best.path}>{best.title}</Link> }}>
          {'Did you mean {page}?'}
        </Translate>
      </h2>
      {others.length > 0 && (
        <>
          <p id="similar-others">
            <Translate>Other pages with a similar address:</Translate>
          </p>
          <ul aria-labelledby="similar-others">
            {others.map(({ path, title, version }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
                {' · '}
                {version}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
