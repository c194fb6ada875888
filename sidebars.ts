import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import sidebars from './sidebars.json';

/** The sidebars of the next version, docs/, which commands such as `npm run new` change. */
export default sidebars as SidebarsConfig;
