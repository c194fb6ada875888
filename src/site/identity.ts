import { env } from './env';

/**
 * The publisher and the location of this site: all URLs of the organisation, and nothing else. The defaults are
 * reserved names that do not resolve; a deployment sets the environment variable of each, and `npm run deploy -- check`
 * refuses to publish while a default is left.
 */
export const identity = {
  /** Origin of the deployed site, without a path. */
  url: env('SITE_URL') ?? 'https://docs.example.com',
  /** Base path of the site, with a leading and a trailing slash. */
  baseUrl: env('SITE_BASE_URL') ?? '/',
  chatUrl: env('SITE_CHAT_URL') ?? 'https://chat.example.com/ace',
  /** How readers contact the vendor. */
  contactUrl: env('SITE_CONTACT_URL') ?? 'https://www.example.com/contact',
  repositoryUrl: env('SITE_REPOSITORY_URL') ?? 'https://git.example.com/ace/ace-docs',
} as const;

/** URLs in the repository, in the format that GitHub and compatible hosts share. */
export const repository = {
  edit: (path: string) => `${identity.repositoryUrl}/edit/main/${path}`,
  issues: `${identity.repositoryUrl}/issues`,
} as const;
