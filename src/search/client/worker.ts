import { createSearchHost, type HostRequest } from './host';

/** The search engine off the main thread: typing never waits for it. */
const host = createSearchHost();

// Tells the page that the script has arrived.
postMessage({ id: -1 });

addEventListener('message', ({ data }: MessageEvent) => {
  const { id, request } = data as { id: number; request: HostRequest };
  try {
    postMessage({ id, answer: host(request) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});
