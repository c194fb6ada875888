import { env } from './env';

/**
 * The bar above the navbar. Readers can close it; a new id shows it again to everybody.
 * Off unless a deployment has something to say.
 */
const id = env('SITE_ANNOUNCEMENT_ID');
const content = env('SITE_ANNOUNCEMENT');

if ((id === undefined) !== (content === undefined)) {
  throw new Error(
    'SITE_ANNOUNCEMENT (the text) and SITE_ANNOUNCEMENT_ID (a new one for each text) belong together: set both or none.',
  );
}

export const announcementBar =
  id !== undefined && content !== undefined ? { id, content, isCloseable: true } : undefined;
