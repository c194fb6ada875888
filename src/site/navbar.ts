import type { NavbarItem } from '@docusaurus/theme-common';
import { envFlag } from './env';
import { identity } from './identity';
import { previewsNext } from './preview';
import { lastVersion, versionNames, versions } from './versions';

/** The entries of the version dropdown; the label of the current version says so. */
const versionEntries = Object.fromEntries(
  Object.entries(versions).map(([name, { label }]) => [
    name,
    { label: name === lastVersion ? `${label} (current)` : label },
  ]),
);

const supportPages = `/docs/(?:(?:${versionNames.join('|')})/)?support/`;

/**
 * The items of the navbar, from left to right.
 * @param locales the built locales; if there are several, a language dropdown is added
 */
export function navbarItems(locales: readonly string[]): NavbarItem[] {
  const languages: NavbarItem[] =
    locales.length > 1 ? [{ type: 'localeDropdown', position: 'right' }] : [];
  return [
    {
      type: 'custom-versionDropdown',
      position: 'left',
      ...(previewsNext ? {} : { versions: versionEntries }),
    },
    {
      type: 'custom-docs',
      sidebarId: 'docs',
      exceptRegex: supportPages,
      position: 'left',
      label: 'Docs',
    },
    {
      to: '/docs/support/overview',
      position: 'left',
      label: 'Support',
      activeBaseRegex: supportPages,
    },
    { href: identity.chatUrl, position: 'left', label: 'Team chat' },
    ...languages,
    { type: 'search', position: 'right' },
  ];
}

/** Hides the navbar while the user scrolls down. */
export const hideOnScroll = envFlag('SITE_NAVBAR_HIDE_ON_SCROLL');
