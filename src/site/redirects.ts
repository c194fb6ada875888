import { previewsNext } from './preview';
import { oldAddresses } from './routes';
import { versionedAliases } from './versions';

/** Options of the redirect plugin: old and short paths, and the current pages under the name of their version. */
export const redirects = previewsNext
  ? {}
  : { redirects: [...oldAddresses], createRedirects: versionedAliases };
