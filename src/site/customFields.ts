import { repository } from './identity';
import { search } from './search';

/** What components read from the configuration of the site: the environment is that of the build. */
export const customFields = {
  issuesUrl: repository.issues,
  /** Whether searches are counted by another service. */
  searchAnalytics: 'insights' in search,
};
