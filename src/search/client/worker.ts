import {
  addTexts,
  loadIndex,
  noResults,
  type SearchAnswer,
  type SearchIndex,
  searchPages,
} from '@site/src/search/core/engine';
import type { EngineReply, EngineRequest } from './engineWorker';

// The search engine, off the main thread, so that it does not block typing.

const indexes = new Map<string, SearchIndex>();

/**
 * Loads a file, or searches.
 * @throws Error if a file does not have the expected structure
 */
function answerTo(request: EngineRequest): SearchAnswer {
  if (request.kind === 'search') {
    const there = request.tags.flatMap((tag) => indexes.get(tag) ?? []);
    return searchPages(there, request.query, request.options);
  }
  const { kind, tag } = request;
  const file: unknown = JSON.parse(new TextDecoder().decode(request.file));
  const index = indexes.get(tag);
  if (kind === 'index') indexes.set(tag, loadIndex(file, tag));
  else if (index) addTexts(index, file);
  return noResults;
}

const send = (reply: EngineReply) => postMessage(reply);

// The script has loaded.
send({});

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  try {
    send({ answer: answerTo(data) });
  } catch (error) {
    send({ error: String(error) });
  }
});
