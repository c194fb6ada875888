import shipped from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type { Config } from '@docusaurus/types';
import { outdated, type Patch } from './patch';

/** The page template of Docusaurus. */
const defaultTemplate =
  // A CommonJS module: the configuration loader of Docusaurus returns its text as the default export, Node.js the module.
  typeof shipped === 'string' ? shipped : (shipped as { default: string }).default;

/**
 * A page template with parts replaced.
 * @throws Error if the template does not have one
 */
function replaced(name: string, template: string, parts: readonly (readonly [RegExp, string])[]) {
  return parts.reduce((text, [part, by]) => {
    if (!part.test(text)) throw outdated(name, `its page template has no ${String(part)}`);
    return text.replace(part, () => by);
  }, template);
}

/** A patch that replaces parts of the page template. */
export const templatePatch = (
  name: string,
  parts: readonly (readonly [part: RegExp, by: string])[],
): Patch => ({
  name,
  configure: (config: Config) => ({
    ...config,
    ssrTemplate: replaced(name, config.ssrTemplate ?? defaultTemplate, parts),
  }),
});
