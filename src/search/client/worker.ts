import { createEngine, type EngineRequest } from './engine';

/** The search engine off the main thread: typing never waits for it. */
const engine = createEngine();

// Tells the page that the script has loaded.
postMessage({ id: -1 });

addEventListener('message', ({ data }: MessageEvent) => {
  const { id, request } = data as { id: number; request: EngineRequest };
  try {
    postMessage({ id, response: engine(request) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});
