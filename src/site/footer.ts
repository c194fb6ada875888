import type { MultiColumnFooter } from '@docusaurus/theme-common';
import { identity, repository } from './identity';

/** The copyright line: since 2025, when the documentation was first published, until the given year. */
export const copyrightUntil = (year: string): string =>
  `Copyright © 2025–${year} ACE Documentation`;

/** The footer: link columns. */
export const footer = {
  style: 'light',
  logo: undefined,
  links: [
    {
      title: 'Docs',
      items: [
        { label: 'Getting started', to: '/docs/getting_started/quick_start_developers' },
        { label: 'Tutorials', to: '/docs/tutorials/tutorials_intro' },
      ],
    },
    {
      title: 'Flow Builder',
      items: [
        { label: 'Flow Builder overview', to: '/docs/flow_builder/overview' },
        { label: 'Step documentation', to: '/docs/steps/steps_intro' },
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
        { label: 'Releases', to: '/docs/releases/overview' },
        { label: 'Topics', to: '/docs/tags' },
        { label: 'Playground', to: '/playground' },
        { label: 'Accessibility', to: '/accessibility' },
        { label: 'Privacy', to: '/privacy' },
      ],
    },
  ],
} satisfies MultiColumnFooter;
