export default {
  title: 'Documentation',
  url: 'https://docs.example.com',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  markdown: { format: 'detect' },
  future: { v4: true, faster: true },
  presets: [['classic', { docs: {}, blog: false }]],
  themes: ['@easyops-cn/docusaurus-search-local'],
};
