import shipped from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { outdated } from '../patch';

// A CommonJS module: the configuration loader of Docusaurus returns its text as the default export, Node.js the module.
const defaultTemplate =
  typeof shipped === 'string' ? shipped : (shipped as { default: string }).default;

/** The script element in the Docusaurus template. */
const SCRIPT = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';

/**
 * Lowers the fetch priority of the app's scripts below everything that is needed to read the page.
 * @param template page template; that of the installed Docusaurus by default
 * @throws Error if the template loads the scripts in a different way
 */
export function withLowPriority(template: string = defaultTemplate): string {
  if (!template.includes(SCRIPT)) {
    throw outdated(
      'low-priority-scripts',
      'its page template loads the scripts in a different way',
    );
  }
  return template.replace(SCRIPT, SCRIPT.replace(' defer', ' defer fetchpriority="low"'));
}
