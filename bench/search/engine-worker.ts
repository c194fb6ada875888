import { loadIndex, search, type SearchIndex } from '../../src/search/core/engine';

/** The messages of our engine in a worker, without the interface of the site. */
export type WorkerRequest = { id: number; urls?: string[]; query?: string };
export type WorkerAnswer = { id: number; routes: string[] };

let indexes: SearchIndex[] = [];

async function answer({ id, urls, query }: WorkerRequest): Promise<void> {
  if (urls) {
    indexes = await Promise.all(
      urls.map(async (url) => loadIndex(await (await fetch(url)).json())),
    );
  }
  const results = query === undefined ? [] : search(indexes, query);
  const routes = results.map(({ sectionRoute }) => sectionRoute);
  postMessage({ id, routes } satisfies WorkerAnswer);
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => void answer(data));
