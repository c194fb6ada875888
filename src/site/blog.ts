import { existsSync } from 'node:fs';

/** The blog, as soon as there are posts: without any the plugin would still publish an empty /blog page. */
export const blog = existsSync('blog') ? { showReadingTime: true } : (false as const);
