import type { Patch } from '../patch';
import { withLowPriority } from './template';

/**
 * Loads the app's scripts with low priority, so that styles and pictures do not share the line with them.
 * Docusaurus has no option for attributes of these scripts but a page template of one's own (`ssrTemplate`).
 */
export default {
  name: 'low-priority-scripts',
  configure: (config) => ({ ...config, ssrTemplate: withLowPriority(config.ssrTemplate) }),
} satisfies Patch;
