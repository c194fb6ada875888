import { createEngine, type EngineRequest } from './engine';

/** Runs the search engine off the main thread, so that it does not block typing. */
const engine = createEngine();

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
