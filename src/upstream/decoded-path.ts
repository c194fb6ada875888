import { textPatch } from './patch';

const DECODE = 'decodeURI(pathname)';

/**
 * Keeps the app from crashing where a navigation leads to an address with a percent sign, such as /docs/x%25: Docusaurus
 * decodes the path, which the router has already decoded.
 */
export default textPatch(
  'decoded-path',
  /core[\\/]lib[\\/]client[\\/]preload\.js$/,
  DECODE,
  `(() => { try { return ${DECODE}; } catch { return pathname; } })()`,
);
