import assert from 'node:assert/strict';
import { afterEach, beforeEach, test, describe } from 'node:test';
import { createSearchClient } from '../../src/search/client/client';

type Sent = { id: number; request: { kind: string; query?: string } };

/** A worker that answers when it is told to. */
class PatientWorker extends EventTarget {
  static sent: Sent[] = [];
  static current: PatientWorker;

  constructor() {
    super();
    PatientWorker.current = this;
  }

  postMessage(message: Sent): void {
    if (message.request.kind === 'search') PatientWorker.sent.push(message);
    else this.reply(message.id);
  }

  terminate(): void {}

  reply(id: number): void {
    const response = { hasTextFile: false, results: [], total: 1, areas: [], suggestions: [] };
    queueMicrotask(() =>
      this.dispatchEvent(new MessageEvent('message', { data: { id, response } })),
    );
  }
}

const tick = () => new Promise((done) => setImmediate(done));

// Hooks outside of a suite would apply to the tests of all files.
describe('the search client', () => {
  const real = { Worker: globalThis.Worker, fetch: globalThis.fetch };
  beforeEach(() => {
    PatientWorker.sent = [];
    const fetch = () => Promise.resolve(new Response('{}'));
    Object.assign(globalThis, { Worker: PatientWorker, fetch });
  });
  afterEach(() => void Object.assign(globalThis, real));

  test('a query that is obsolete when the engine is free is not computed', async () => {
    const search = createSearchClient('https://example.org/');
    const ask = (query: string, signal?: AbortSignal) =>
      search({ kind: 'search', tags: ['default'], query, options: {}, excerptLength: 95 }, signal);
    await search({ kind: 'preload', tags: ['default'] });

    const obsolete = new AbortController();
    const first = ask('r');
    const second = ask('re', obsolete.signal);
    const third = ask('ret');
    await tick();
    assert.deepEqual(
      PatientWorker.sent.map(({ request }) => request.query),
      ['r'],
      'one at a time',
    );
    obsolete.abort();
    PatientWorker.current.reply(PatientWorker.sent[0]!.id);
    assert.equal((await first).total, 1);
    assert.equal((await second).total, 0);
    await tick();
    assert.deepEqual(
      PatientWorker.sent.map(({ request }) => request.query),
      ['r', 'ret'],
    );
    PatientWorker.current.reply(PatientWorker.sent[1]!.id);
    assert.equal((await third).total, 1);
  });

  test('an index that failed to preload is loaded again by the first search, and by no further one', async () => {
    const search = createSearchClient('https://example.org/');
    const request = { tags: ['default'], query: 'retry', options: {}, excerptLength: 95 };
    const failing = () => Promise.reject(new Error('offline'));
    const working = globalThis.fetch;
    const { warn } = console;
    console.warn = () => undefined;
    try {
      Object.assign(globalThis, { fetch: failing });
      await search({ kind: 'preload', tags: ['default'] });
      assert.deepEqual((await search({ kind: 'search', ...request })).failedTags, ['default']);

      Object.assign(globalThis, { fetch: working });
      assert.deepEqual((await search({ kind: 'search', ...request })).failedTags, ['default']);
      assert.deepEqual((await search({ kind: 'retry', tags: ['default'] })).failedTags, []);

      const other = createSearchClient('https://example.org/');
      Object.assign(globalThis, { fetch: failing });
      await other({ kind: 'preload', tags: ['default'] });
      Object.assign(globalThis, { fetch: working });
      const answer = other({ kind: 'search', ...request });
      for (let turn = 0; turn < 20 && !PatientWorker.sent[0]; turn += 1) await tick();
      PatientWorker.current.reply(PatientWorker.sent[0]!.id);
      assert.deepEqual(await answer.then(({ total, failedTags }) => ({ total, failedTags })), {
        total: 1,
        failedTags: [],
      });
    } finally {
      console.warn = warn;
    }
  });
});
