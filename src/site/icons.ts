import type { Config } from '@docusaurus/types';
import { identity } from './identity';

/**
 * The icons beside the SVG one: for browsers and programs that read no SVG, and for the home screens of telephones.
 * `npm run images` draws them. There is no web manifest: the site is not an app, and no browser asks a plain page for one.
 */
export const icons = [
  {
    tagName: 'link',
    attributes: { rel: 'icon', href: `${identity.baseUrl}favicon.ico`, sizes: '16x16 32x32' },
  },
  {
    tagName: 'link',
    attributes: { rel: 'apple-touch-icon', href: `${identity.baseUrl}img/apple-touch-icon.png` },
  },
] satisfies Config['headTags'];
