import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { PageTitle } from '@generated/content-data/default/titles.json';
import topics from '@generated/content-data/default/topics.json';
import React, { type ReactNode, useEffect, useState } from 'react';
import { guessPages } from './similarPages';

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
  const [best, ...others] = guessPages(pathname, titles, topics, useBaseUrl('/'));
  if (!best) return null;
  const { page, formerly } = best;
  return (
    <section aria-labelledby="similar">
      <h2 id="similar">
        <Translate
          values={{ page: <Link to={page.path}>{page.title}</Link>, version: page.version }}
        >
          {'Did you mean {page} in {version}?'}
        </Translate>
      </h2>
      {formerly && (
        <p>
          <Translate
            values={{
              page: <Link to={formerly.path}>{formerly.title}</Link>,
              version: formerly.version,
            }}
          >
            {'In {version}, it is {page}.'}
          </Translate>
        </p>
      )}
      {others.length > 0 && (
        <>
          <p id="similar-others">
            <Translate>Other pages with a similar address:</Translate>
          </p>
          <ul aria-labelledby="similar-others">
            {others.map(({ page: { path, title, version } }) => (
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
