import { replacing } from '../plugins/bundler';
import { bundlerPatch } from './patch';

const DECODE = 'decodeURI(pathname)';
const DECODE_OR_KEEP = `(() => { try { return ${DECODE}; } catch { return pathname; } })()`;

/**
 * Keeps the app from crashing where a navigation leads to an address with a percent sign, such as /docs/x%25: Docusaurus
 * decodes the path, which the router has already decoded.
 */
export default bundlerPatch('decoded-path', () => ({
  module: {
    rules: [
      replacing(
        /core[\\/]lib[\\/]client[\\/]preload\.js$/,
        DECODE,
        DECODE_OR_KEEP,
        'src/upstream/README.md, or build with WITHOUT_PATCH=decoded-path',
      ),
    ],
  },
}));
