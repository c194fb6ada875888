import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { PageTitle } from '@generated/content-data/default/titles.json';
import React, { type ReactNode, useEffect, useState } from 'react';
import { similarPages } from './similarPages';

/** The pages with paths similar to the one that was not found; renders nothing if there are none. */
export default function SimilarPages(): ReactNode {
  const { pathname } = useLocation();
  const [titles, setTitles] = useState<readonly PageTitle[]>([]);
  useEffect(() => {
    // Loaded only here; if they fail to load, there are no suggestions.
    import('@generated/content-data/default/titles.json').then(
      (module) => setTitles(module.default),
      () => undefined,
    );
  }, []);
  const [best, ...others] = similarPages(pathname, titles, useBaseUrl('/docs'));
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
