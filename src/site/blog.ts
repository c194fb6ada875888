import { existsSync } from 'node:fs';

/** The blog is enabled once there are posts: without any, the plugin would publish an empty /blog page. */
export const blog = existsSync('blog') ? { showReadingTime: true } : (false as const);
