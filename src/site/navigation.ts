import type { MultiColumnFooter, NavbarItem } from '@docusaurus/theme-common';
import { identity, repository } from './identity';
import { versionNames } from './versions';

const supportPages = `/docs/(?:(?:${versionNames.join('|')})/)?support/`;

/**
 * The items of the navbar, from left to right.
 * @param locales the built locales; if there are several, a language dropdown is added
 */
export function navbarItems(locales: readonly string[]): NavbarItem[] {
  const languages: NavbarItem[] =
    locales.length > 1 ? [{ type: 'localeDropdown', position: 'right' }] : [];
  return [
    { type: 'custom-versionDropdown', position: 'left' },
    // Also on the pages of topics, which no sidebar lists.
    {
      type: 'docsVersion',
      position: 'left',
      label: 'Docs',
      activeBaseRegex: `^(?!.*${supportPages}).*/docs/`,
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

/**
 * The footer: link columns, and the copyright since 2025, when the documentation was first published.
 * @param year of the copyright
 */
export const footer = (year: string): MultiColumnFooter => ({
  style: 'light',
  links: [
    {
      title: 'Docs',
      items: [
        { label: 'Getting started', to: '/docs/getting_started/quick_start_developers' },
        { label: 'Tutorials', to: '/docs/tutorials/tutorials_intro' },
        { label: 'Releases', to: '/docs/releases/overview' },
        { label: 'Topics', to: '/docs/tags' },
      ],
    },
    {
      title: 'Flow Builder',
      items: [
        { label: 'Flow Builder overview', to: '/docs/flow_builder/overview' },
        { label: 'Step documentation', to: '/docs/steps/steps_intro' },
        { label: 'Playground', to: '/playground' },
      ],
    },
    {
      title: 'API Builder',
      items: [{ label: 'API Builder overview', to: '/docs/api_builder/overview' }],
    },
    {
      title: 'Contact Us',
      items: [
        { label: 'Contact the vendor', href: identity.contactUrl },
        { label: 'Team chat', href: identity.chatUrl },
        { label: 'Support', to: '/docs/support/overview' },
      ],
    },
    {
      title: 'More',
      items: [
        { label: 'Source repository', href: identity.repositoryUrl },
        { label: 'Report an issue', href: repository.issues },
        { label: 'Accessibility', to: '/accessibility' },
        { label: 'Privacy', to: '/privacy' },
      ],
    },
  ],
  copyright: `Copyright © 2025–${year} ACE Documentation`,
});
