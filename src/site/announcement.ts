import { env } from './env';

/**
 * The announcement bar. Users can close it; a new id shows it again to everybody. Off by default; a deployment sets it
 * through the environment.
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
