import type { ClientModule } from '@docusaurus/types';
import { recentPages } from '@site/src/browser/recentPages';

/** Keeps each documentation page that the reader opens, for the search box. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  const title = document.querySelector('article h1')?.textContent;
  if (title) recentPages.keep([location.pathname, title]);
};
