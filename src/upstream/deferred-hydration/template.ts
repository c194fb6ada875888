import shipped from '@docusaurus/core/lib/ssg/ssgTemplate.html';

// It is a CommonJS module: Docusaurus' loader of the configuration gives its text, Node's own the module.
const defaultTemplate =
  typeof shipped === 'string' ? shipped : (shipped as { default: string }).default;

/** How the template of Docusaurus starts the app. */
const SCRIPT = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';
const HELD_BACK = '<script data-app="<%= it.baseUrl %><%= script %>" type="text/plain"></script>';

/**
 * The template of the pages: that of Docusaurus, with its scripts left to the starter.
 * @throws where the template of Docusaurus starts the app in another way
 */
export function lateStartTemplate(template: string = defaultTemplate): string {
  if (!template.includes(SCRIPT)) {
    throw new Error(
      'Docusaurus starts its pages in another way: see src/upstream/deferred-hydration.',
    );
  }
  return template.replace(SCRIPT, HELD_BACK);
}
