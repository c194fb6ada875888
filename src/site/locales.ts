import { env } from './env';

/**
 * The languages of the site. English alone is written; SITE_LOCALES=en,de builds a second one,
 * and the language dropdown appears in the navbar as soon as there is a choice.
 */
export const locales = (env('SITE_LOCALES') ?? 'en').split(',').map((locale) => locale.trim());
