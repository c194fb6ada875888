import type { SearchAnswer, SearchOptions } from '@site/src/search/core/engine';

/** A loaded file of a tag, or a search in the tags whose index has been loaded. */
export type EngineRequest =
  | { kind: 'index' | 'texts'; tag: string; file: ArrayBuffer }
  | { kind: 'search'; tags: readonly string[]; query: string; options: SearchOptions };

/** What the worker sends: a reply to each request, in their order, and before them an empty one when it has started. */
export type EngineReply = { answer?: SearchAnswer; error?: string };

/** The engine in a worker. */
export type EngineWorker = ReturnType<typeof startWorker>;

/** Timeout for loading the worker, in milliseconds: if it does not start, the search says so within 10 seconds. */
const START_TIMEOUT = 8_000;

/** Starts the engine in a worker. */
export function startWorker() {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting: ((reply: EngineReply) => void)[] = [];
  let crash: EngineReply | undefined;
  const stop = () => {
    const ended = (crash = { error: 'The worker of the search has ended.' });
    worker.terminate();
    waiting.forEach((settle) => settle(ended));
  };
  const timer = setTimeout(stop, START_TIMEOUT);
  worker.addEventListener('error', stop);
  worker.addEventListener('message', ({ data }: MessageEvent<EngineReply>) => {
    clearTimeout(timer);
    if (data.answer || data.error !== undefined) waiting.shift()?.(data);
  });
  /** Calls the engine; the file of a request is transferred. Rejects with its error, and after a crash. */
  const call = (request: EngineRequest) =>
    new Promise<SearchAnswer>((resolve, reject) => {
      const settle = ({ answer, error }: EngineReply) =>
        answer ? resolve(answer) : reject(new Error(error));
      if (crash) return settle(crash);
      waiting.push(settle);
      worker.postMessage(request, 'file' in request ? [request.file] : []);
    });
  /** Whether the script is blocked, failed or did not arrive, or the worker ended: its indexes are lost. */
  const hasCrashed = () => crash !== undefined;
  return { call, hasCrashed };
}
