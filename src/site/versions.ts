import { envFlag } from './env';

/** Preview of the next version (docs/): `npm run start:next`. Never set for a published build. */
export const previewsNext = envFlag('DOCS_NEXT');

/** The documentation version that is published as the current one, under /docs/. */
export const lastVersion = 'ace5';

/** The published versions, newest first; the names are those of versions.json. */
export const versions = {
  ace5: { label: 'ACE 5', path: '', banner: 'none' },
  ace4: { label: 'ACE 4', path: 'ace4', banner: 'none' },
} as const;
