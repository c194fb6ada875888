import { envFlag } from './env';

/** Preview of the next version (docs/): `npm run start:next`. Never set for a published build. */
export const previewsNext = envFlag('DOCS_NEXT');
