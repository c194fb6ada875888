import assert from 'node:assert/strict';
import { afterEach, beforeEach, test, describe } from 'node:test';
import { createSearchClient } from '../../../src/search/client/client';

type Sent = { id: number; request: { kind: string; query?: string } };

/** A worker that answers when it is told to. */
class PatientWorker extends EventTarget {
  static sent: Sent[] = [];
  static current: PatientWorker;
  static count = 0;

  constructor() {
    super();
    PatientWorker.current = this;
    PatientWorker.count += 1;
  }

  postMessage(message: Sent): void {
    if (message.request.kind === 'search') PatientWorker.sent.push(message);
    else this.reply(message.id);
  }

  terminate(): void {}

  crash(): void {
    this.dispatchEvent(new Event('error'));
  }

  fail(id: number): void {
    this.dispatchEvent(new MessageEvent('message', { data: { id, error: 'Error: broken' } }));
  }

  reply(id: number): void {
    const response = { results: [], total: 1, areas: [], suggestions: [] };
    queueMicrotask(() =>
      this.dispatchEvent(new MessageEvent('message', { data: { id, response } })),
    );
  }
}

const tick = () => new Promise((done) => setImmediate(done));

// Hooks outside of a suite would apply to the tests of all files.
describe('the search client', () => {
  const real = { Worker: globalThis.Worker, fetch: globalThis.fetch };
  const { warn } = console;
  beforeEach(() => {
    console.warn = () => undefined;
    PatientWorker.sent = [];
    PatientWorker.count = 0;
    const fetch = () => Promise.resolve(new Response('{}'));
    Object.assign(globalThis, { Worker: PatientWorker, fetch });
  });
  afterEach(() => {
    Object.assign(globalThis, real);
    console.warn = warn;
  });

  const request = { tags: ['default'], query: 'retry', options: {} };
  /** The next search that the worker got. */
  async function nextSent(): Promise<Sent> {
    for (let turn = 0; turn < 20 && !PatientWorker.sent[0]; turn += 1) await tick();
    return PatientWorker.sent.shift()!;
  }

  test('a query that is obsolete when the engine is free is not computed', async () => {
    const search = createSearchClient('https://example.org/');
    const ask = (query: string, signal?: AbortSignal) =>
      search({ kind: 'search', tags: ['default'], query, options: {} }, signal);
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
    const failing = () => Promise.reject(new Error('offline'));
    const working = globalThis.fetch;
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
    const { id } = await nextSent();
    PatientWorker.current.reply(id);
    const { total, failedTags } = await answer;
    assert.deepEqual([total, failedTags], [1, []]);
  });

  test('a worker that crashes fails the search until Retry, which starts another one', async () => {
    const search = createSearchClient('https://example.org/');
    const answer = search({ kind: 'search', ...request });
    await nextSent();
    PatientWorker.current.crash();
    assert.deepEqual((await answer).failedTags, ['default']);
    assert.deepEqual((await search({ kind: 'search', ...request })).failedTags, ['default']);
    assert.equal(PatientWorker.count, 1);

    assert.deepEqual((await search({ kind: 'retry', tags: ['default'] })).failedTags, []);
    const again = search({ kind: 'search', ...request });
    PatientWorker.current.reply((await nextSent()).id);
    assert.equal((await again).total, 1);
    assert.equal(PatientWorker.count, 2);
  });

  test('a browser that starts no worker fails the search, and a preload fails none', async () => {
    const search = createSearchClient('https://example.org/');
    const forbid = () => {
      throw new Error('Workers are forbidden.');
    };
    Object.assign(globalThis, { Worker: forbid });
    assert.deepEqual((await search({ kind: 'search', ...request })).failedTags, ['default']);

    Object.assign(globalThis, { Worker: PatientWorker });
    const preload = search({ kind: 'preload', tags: ['default'] });
    PatientWorker.current.crash();
    await preload;
    const answer = search({ kind: 'search', ...request });
    PatientWorker.current.reply((await nextSent()).id);
    assert.deepEqual((await answer).failedTags, []);
  });

  test('a search that the engine rejects is reported, and the next one is answered', async () => {
    const search = createSearchClient('https://example.org/');
    const broken = search({ kind: 'search', ...request });
    PatientWorker.current.fail((await nextSent()).id);
    assert.deepEqual((await broken).failedTags, ['default']);
    const next = search({ kind: 'search', ...request });
    PatientWorker.current.reply((await nextSent()).id);
    assert.deepEqual((await next).failedTags, []);
    assert.equal(PatientWorker.count, 1);
  });
});
