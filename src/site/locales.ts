import type { Config } from '@docusaurus/types';
import { env } from './env';

const locales = (env('SITE_LOCALES') ?? 'en').split(',').map((locale) => locale.trim());

/**
 * The languages of the site. Only English content exists: SITE_LOCALES=en,de adds a language, whose pages are in the
 * folder SITE_TRANSLATIONS, by default `i18n`. The language dropdown appears in the navbar if there is more than one.
 */
export const i18n = {
  defaultLocale: 'en',
  locales,
  path: env('SITE_TRANSLATIONS') ?? 'i18n',
} satisfies Config['i18n'];
