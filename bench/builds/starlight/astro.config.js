import starlight from '@astrojs/starlight';

export default {
  site: 'https://docs.example.com',
  integrations: [starlight({ title: 'Documentation' })],
};
