/** One page of each kind, for checks of the whole site. */
export const pageKinds = {
  'home page': '/',
  'step page': '/docs/steps/jsonata_map/',
  'long reference': '/docs/intro/configuration/',
  'release overview': '/docs/releases/overview/',
  'page of ACE 4': '/docs/ace4/flow_builder/overview/',
  topic: '/docs/tags/steps/',
  'search page': '/search/?q=retry',
  'not-found page': '/docs/steps/jsonata_mop',
} as const;
