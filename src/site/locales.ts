import { env } from './env';

/**
 * The languages of the site. Only English content exists; SITE_LOCALES=en,de builds a second locale, and the language
 * dropdown appears in the navbar if there is more than one.
 */
export const locales = (env('SITE_LOCALES') ?? 'en').split(',').map((locale) => locale.trim());
