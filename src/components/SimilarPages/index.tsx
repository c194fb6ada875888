import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { PageTitle } from '@generated/content-data/default/titles.json';
import topics from '@generated/content-data/default/topics.json';
import React, { type ReactNode, useEffect, useState } from 'react';
import { guessPages } from './similarPages';

type Props = { className: string | undefined; children: ReactNode };

/** Around what the page has: above it the page whose path is nearest to the one that was not found, below it others. */
export default function SimilarPages({ className, children }: Props): ReactNode {
  const { pathname } = useLocation();
  const [titles, setTitles] = useState<readonly PageTitle[]>([]);
  useEffect(() => {
    // Loaded only here; if they fail to load, there are no suggestions.
    import('@generated/content-data/default/titles.json').then(
      (module) => setTitles(module.default),
      () => undefined,
    );
  }, []);
  const [best, ...others] = guessPages(pathname, titles, topics, useBaseUrl('/'));
  const link = ({ path, title }: PageTitle) => <Link to={path}>{title}</Link>;
  return (
    <>
      <div className={className}>
        {titles.length > 0 && !best && <Translate>No page has a similar address.</Translate>}
        {best && (
          <section aria-labelledby="similar">
            <strong id="similar">
              <Translate values={{ page: link(best.page), version: best.page.version }}>
                {'Did you mean {page} in {version}?'}
              </Translate>
            </strong>{' '}
            {best.formerly && (
              <Translate values={{ page: link(best.formerly), version: best.formerly.version }}>
                {'In {version}, it is {page}.'}
              </Translate>
            )}
          </section>
        )}
      </div>
      {children}
      {others.length > 0 && (
        <>
          <p id="similar-others">
            <Translate>Other pages with a similar address:</Translate>
          </p>
          <ul aria-labelledby="similar-others">
            {others.map(({ page }) => (
              <li key={page.path}>
                {link(page)} · {page.version}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
