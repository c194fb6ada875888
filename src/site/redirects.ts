import { previewsNext } from './preview';
import { oldAddresses } from './routes';
import { versionedAliases } from './versions';

/** Options of the redirect plugin: old and short addresses, and the current pages under their version's name. */
export const redirects = previewsNext
  ? {}
  : { redirects: [...oldAddresses], createRedirects: versionedAliases };
