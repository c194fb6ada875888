import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { createSearchClient } from '../../../src/search/client/client';
import { noResults } from '../../../src/search/core/engine';

/** The queries that the engine got. */
const queries: string[] = [];

/** An engine that finds one page for each query, but "crash". */
class MockWorker extends EventTarget {
  postMessage({ query }: { query?: string }): void {
    if (query) queries.push(query);
    const data = { answer: { ...noResults, total: 1 } };
    queueMicrotask(() =>
      this.dispatchEvent(
        query === 'crash' ? new Event('error') : new MessageEvent('message', { data }),
      ),
    );
  }

  terminate(): void {}
}

/** A client, with the number of pages that a query finds in it: none if it fails. */
function client(context: TestContext) {
  const { mock } = context;
  mock.method(console, 'warn', () => undefined);
  mock.method(globalThis, 'fetch', () => Promise.resolve(new Response('{}')));
  Object.assign(globalThis, { Worker: MockWorker });
  context.after(() => Reflect.deleteProperty(globalThis, 'Worker'));
  const { search, preload, forget } = createSearchClient('https://example.org/');
  const tags = ['default'];
  const find = async (query: string, signal?: AbortSignal) => {
    const answer = await search({ tags, query, options: {} }, signal);
    return answer.failedTags.length > 0 ? 'failed' : answer.total;
  };
  return { find, preload: () => preload(tags), retry: () => forget(tags) };
}

test('a query that is obsolete when the engine is free is not computed', async (context) => {
  const { find } = client(context);
  const obsolete = new AbortController();
  const found = [find('r'), find('re', obsolete.signal), find('ret')];
  obsolete.abort();
  assert.deepEqual(await Promise.all(found), [1, 0, 1]);
  assert.deepEqual(queries, ['r', 'ret']);
});

test('a worker that crashes or does not start fails the search until Retry, and a preload fails none', async (context) => {
  const { find, preload, retry } = client(context);
  const forbid = () => {
    throw new Error('Workers are forbidden.');
  };
  Object.assign(globalThis, { Worker: forbid });
  await preload();
  Object.assign(globalThis, { Worker: MockWorker });
  assert.equal(await find('retry'), 1);
  assert.equal(await find('crash'), 'failed');
  assert.equal(await find('retry'), 'failed');
  retry();
  assert.equal(await find('retry'), 1);
});
