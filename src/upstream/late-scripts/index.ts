import type { Patch } from '../patch';
import { withLateScripts } from './template';

/**
 * Loads the app's scripts after the first frame, so that they do not share the line with the style sheet, and their
 * compilation does not share the processor with the layout. The page works without them. Docusaurus has no option for
 * this, except a custom page template (`ssrTemplate`).
 */
export default {
  name: 'late-scripts',
  configure: (config) => ({ ...config, ssrTemplate: withLateScripts(config.ssrTemplate) }),
} satisfies Patch;
