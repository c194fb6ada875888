import shipped from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { outdated, type Patch } from './patch';

/** The page template of Docusaurus. */
const defaultTemplate =
  // A CommonJS module: the configuration loader of Docusaurus returns its text as the default export, Node.js the module.
  typeof shipped === 'string' ? shipped : (shipped as { default: string }).default;

/**
 * A patch that replaces parts of the page template.
 * @param name names the patch if the template does not have a part
 */
export const templatePatch =
  (name: string, parts: readonly (readonly [part: RegExp, by: string])[]): Patch =>
  (config) => {
    let ssrTemplate = config.ssrTemplate ?? defaultTemplate;
    for (const [part, by] of parts) {
      if (!part.test(ssrTemplate)) throw outdated(name, `its page template has no ${String(part)}`);
      ssrTemplate = ssrTemplate.replace(part, () => by);
    }
    return { ...config, ssrTemplate };
  };
