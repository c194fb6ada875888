import type { Outcome } from './outcome';
import type { Draft } from './draft';

/**
 * Time for one run, in milliseconds. The limits of the runner end it after one second; the rest is for loading the
 * engines, and after it the worker is terminated.
 */
const TIMEOUT = 20_000;

let worker: Worker | undefined;
/** Ends the runs that wait for the worker. */
const pending = new Set<(outcome: Outcome) => void>();

function stop(status: 'stuck' | 'missing'): void {
  worker?.terminate();
  worker = undefined;
  pending.forEach((end) => end({ status }));
}

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('error', () => stop('missing'));
  return started;
}

/** Runs a draft in the worker. Never rejects: without an answer, the outcome says so. */
export function runInWorker(draft: Draft): Promise<Outcome> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = window.setTimeout(() => stop('stuck'), TIMEOUT);
    const end = (outcome: Outcome) => {
      window.clearTimeout(timer);
      pending.delete(end);
      port1.close();
      resolve(outcome);
    };
    pending.add(end);
    port1.onmessage = ({ data }: MessageEvent<Outcome>) => end(data);
    try {
      worker ??= start();
      worker.postMessage(draft, [port2]);
    } catch {
      // A policy of the host forbids workers.
      stop('missing');
    }
  });
}
