import type { Patch } from '../patch';
import { withLowPriority } from './template';

/**
 * Loads the app's scripts with low priority, so that they do not compete with styles and images for bandwidth.
 * Docusaurus has no option for the attributes of these scripts, except a custom page template (`ssrTemplate`).
 */
export default {
  name: 'low-priority-scripts',
  configure: (config) => ({ ...config, ssrTemplate: withLowPriority(config.ssrTemplate) }),
} satisfies Patch;
