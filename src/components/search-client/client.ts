import type { SearchAnswer, SearchHost, SearchRequest } from './host';

type Pending = { request: SearchRequest; resolve: (answer: SearchAnswer) => void };

/**
 * A host that runs in a worker; where workers are missing or blocked, in the page.
 * Nothing is loaded before the first request.
 */
export function createSearchClient(baseUrl: string): SearchHost {
  const pending = new Map<number, Pending>();
  let nextId = 0;
  let worker: Worker | undefined;
  let fallback: Promise<SearchHost> | undefined;

  function hostInPage(): Promise<SearchHost> {
    fallback ??= import('./host').then(({ createSearchHost }) => createSearchHost(baseUrl));
    return fallback;
  }

  async function leaveWorker(): Promise<void> {
    worker?.terminate();
    worker = undefined;
    const host = await hostInPage();
    for (const [id, { request, resolve }] of pending) {
      pending.delete(id);
      resolve(await host(request));
    }
  }

  function startWorker(): Worker | undefined {
    try {
      const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      started.addEventListener('message', ({ data }: MessageEvent) => {
        const { id, answer } = data as { id: number; answer: SearchAnswer };
        pending.get(id)?.resolve(answer);
        pending.delete(id);
      });
      started.addEventListener('error', () => void leaveWorker());
      return started;
    } catch (error) {
      console.warn('Search runs without a worker:', error);
      return undefined;
    }
  }

  return async (request) => {
    if (fallback) return (await fallback)(request);
    worker ??= startWorker();
    if (!worker) return (await hostInPage())(request);
    const id = nextId++;
    return new Promise((resolve) => {
      pending.set(id, { request, resolve });
      worker?.postMessage({ id, baseUrl, request });
    });
  };
}
