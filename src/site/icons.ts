import type { Config } from '@docusaurus/types';
import { identity } from './identity';

/**
 * Icons in addition to the SVG icon: for browsers and programs that do not support SVG, and for home screens of phones.
 * `npm run images` generates them. There is no web manifest, because the site is not an installable app.
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
