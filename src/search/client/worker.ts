import {
  addTexts,
  loadIndex,
  noResults,
  type SearchAnswer,
  type SearchIndex,
  searchPages,
} from '@site/src/search/core/engine';
import type { EngineRequest } from './engineWorker';

// The search engine, off the main thread, so that it does not block typing.

const indexes = new Map<string, SearchIndex>();

/**
 * Loads a file, or searches.
 * @throws Error if a file does not have the expected structure
 */
function answer(request: EngineRequest): SearchAnswer {
  if (request.kind === 'search') {
    const { tags, query, options } = request;
    return searchPages(
      tags.flatMap((tag) => indexes.get(tag) ?? []),
      query,
      options,
    );
  }
  const { kind, tag } = request;
  const file: unknown = JSON.parse(new TextDecoder().decode(request.file));
  const index = indexes.get(tag);
  if (kind === 'index') indexes.set(tag, loadIndex(file, tag));
  else if (index) addTexts(index, file);
  return noResults;
}

// Signals that the script has loaded.
postMessage({ id: -1 });

addEventListener('message', ({ data }: MessageEvent) => {
  const { id, request } = data as { id: number; request: EngineRequest };
  try {
    postMessage({ id, response: answer(request) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});
