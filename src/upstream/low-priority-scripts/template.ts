import { defaultTemplate } from '../pageTemplate';
import { outdated } from '../patch';

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
