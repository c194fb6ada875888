/** What other sites show of a page beside its title and description. */
export const social = {
  image: 'img/social-card.png',
  metadata: [
    { property: 'og:site_name', content: 'ACE Documentation' },
    { property: 'og:type', content: 'website' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'ACE Documentation' },
  ],
};
