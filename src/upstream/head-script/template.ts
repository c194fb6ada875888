import { defaultTemplate } from '../pageTemplate';
import { outdated } from '../patch';

const BODY_TAGS = '<%~ it.preBodyTags %>';

/** The theme's script: of the scripts at the start of the body, the one that reads "docusaurus-data-". */
const THEME_SCRIPT =
  '/<script>(?:(?!<\\/script>)[^])*docusaurus-data-(?:(?!<\\/script>)[^])*<\\/script>/';
/** The style of the theme's picture of icons, which a content security policy forbids. */
const STYLE = `'style="display: none;"'`;

/**
 * Removes the theme's inline script, and the inline style of its icons, from the page template.
 * @param template page template; that of the installed Docusaurus by default
 * @throws Error if the template places the tags of the theme in a different way
 */
export function withoutThemeScript(template: string = defaultTemplate): string {
  if (!template.includes(BODY_TAGS)) {
    throw outdated('head-script', 'its page template places the tags of the theme differently');
  }
  return template.replace(
    BODY_TAGS,
    () => `<%~ it.preBodyTags.replace(${THEME_SCRIPT}, '').replace(${STYLE}, 'display="none"') %>`,
  );
}
