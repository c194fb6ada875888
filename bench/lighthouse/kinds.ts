/** One page of each kind. */
export const kinds = {
  'home page': '/',
  'landing page': '/docs/',
  'step page': '/docs/steps/jwt/',
  'long reference': '/docs/intro/configuration/',
  guide: '/docs/guides/authorization/',
  'release overview': '/docs/releases/overview/',
  'page of ACE 4': '/docs/ace4/flow_builder/overview/',
  'list of topics': '/docs/tags/',
  'search page': '/search/?q=retry',
  accessibility: '/accessibility/',
};
