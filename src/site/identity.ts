import { env } from './env';

/**
 * Who publishes this site and where: every address of the organisation, and nothing else.
 * The defaults are reserved names that lead nowhere; a deployment sets the variable beside each,
 * and `npm run deploy:check` refuses to publish while one of them is left.
 */
export const identity = {
  /** Origin of the deployed site, without a path. */
  url: env('SITE_URL') ?? 'https://docs.example.com',
  /** Path that the site is served under, with a slash at both ends. */
  baseUrl: env('SITE_BASE_URL') ?? '/',
  /** The team-chat channel. */
  chatUrl: env('SITE_CHAT_URL') ?? 'https://chat.example.com/ace',
  /** Where a reader writes to the vendor. */
  contactUrl: env('SITE_CONTACT_URL') ?? 'https://www.example.com/contact',
  /** The source repository of this documentation. */
  repositoryUrl: env('SITE_REPOSITORY_URL') ?? 'https://git.example.com/ace/ace-docs',
} as const;

export type Identity = { readonly [key in keyof typeof identity]: string };

/** Addresses below the repository, in the form that GitHub and its kin share. */
export const repository = {
  edit: (path: string) => `${identity.repositoryUrl}/edit/main/${path}`,
  issues: `${identity.repositoryUrl}/issues`,
} as const;
