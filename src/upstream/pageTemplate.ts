import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { outdated, type Patch } from './patch';

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
