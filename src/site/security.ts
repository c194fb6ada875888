import { search } from './search';

/** What the content security policy allows beside the site itself; see src/plugins/finish-pages. */
export const contentSecurityPolicy =
  'insights' in search
    ? {
        scripts: ['https://cdn.jsdelivr.net'],
        connections: ['https://insights.algolia.io'],
      }
    : {};
