import { createSearchHost, type SearchHost, type SearchRequest } from './host';

/** The search engine off the main thread: typing never waits for it. */
let host: SearchHost | undefined;

addEventListener('message', async ({ data }: MessageEvent) => {
  const { id, baseUrl, request } = data as { id: number; baseUrl: string; request: SearchRequest };
  host ??= createSearchHost(baseUrl);
  postMessage({ id, answer: await host(request) });
});
