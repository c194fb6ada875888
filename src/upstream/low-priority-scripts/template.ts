import shipped from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { outdated } from '../patch';

// It is a CommonJS module: Docusaurus' loader of the configuration gives its text, Node's own the module.
const defaultTemplate =
  typeof shipped === 'string' ? shipped : (shipped as { default: string }).default;

/** How the template of Docusaurus loads the app. */
const SCRIPT = '<script src="<%= it.baseUrl %><%= script %>" defer></script>';

/**
 * Makes the scripts of the app wait for everything that the page needs to be read.
 * @param template by default the page template of the installed Docusaurus
 * @throws where the template loads the app in another way
 */
export function withLowPriority(template: string = defaultTemplate): string {
  if (!template.includes(SCRIPT)) {
    throw outdated('low-priority-scripts', 'its page template loads the scripts in another way');
  }
  return template.replace(SCRIPT, SCRIPT.replace(' defer', ' defer fetchpriority="low"'));
}
