import { join } from 'node:path';

/** The repository. */
export const root = join(__dirname, '..', '..');

/** The built site that is measured. */
export const build = join(root, 'build');
