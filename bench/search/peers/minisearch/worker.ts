import {
  loadMiniSearch,
  type MiniSearchEngine,
  type MiniSearchFile,
  searchMiniSearch,
} from './engine';

/** The messages of MiniSearch in a worker. */
export type MiniSearchRequest = { id: number; url?: string; query?: string; limit?: number };
export type MiniSearchAnswer = { id: number; routes: string[] };

let engine: MiniSearchEngine | undefined;

async function answer({ id, url, query, limit = 0 }: MiniSearchRequest): Promise<void> {
  if (url) engine = loadMiniSearch((await (await fetch(url)).json()) as MiniSearchFile);
  const routes = engine && query !== undefined ? searchMiniSearch(engine, query, limit) : [];
  postMessage({ id, routes } satisfies MiniSearchAnswer);
}

addEventListener('message', ({ data }: MessageEvent<MiniSearchRequest>) => void answer(data));
