import type { EngineRequest } from './engine';
import { createSiteEngine } from './siteEngine';

/** Runs the search engine off the main thread, so that it does not block typing. */
const engine = createSiteEngine();

// Signals that the script has loaded.
postMessage({ id: -1 });

addEventListener('message', ({ data }: MessageEvent) => {
  const { id, request } = data as { id: number; request: EngineRequest };
  try {
    postMessage({ id, response: engine(request) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});
