import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_TAG, docsTag, indexFileName, MAX_RESULTS } from '../../src/search/core/constants';
import type { WorkerAnswer, WorkerRequest } from './engine-worker';
import type { BrowserEngine } from './engines';
import { root, run, scratch } from '../support/workspace';
import { peerFile } from './peers/packages';

function bundledWorker(): string {
  const out = join(scratch, 'engine-worker.js');
  const entry = join(__dirname, 'engine-worker.ts');
  run(peerFile('.bin/esbuild'), [entry, '--bundle', '--minify', `--outfile=${out}`], root);
  return readFileSync(out, 'utf8');
}

/** The search of this site. */
export function oursInBrowser(build: string): BrowserEngine {
  return {
    name: 'ours',
    dir: build,
    page: (version) =>
      version === 'ace4' ? '/docs/ace4/intro/security/' : '/docs/intro/security/',
    interface: {
      opener: (page) => page.getByRole('button', { name: 'Search...' }),
      input: 'dialog input[type="search"]',
      result: '[role="option"]',
    },
    shown: MAX_RESULTS,
    listed: MAX_RESULTS,
    install: (page, version) =>
      page.evaluate(
        ({ code, names }) => {
          const worker = new Worker(URL.createObjectURL(new Blob([code])));
          const waiting = new Map<number, (routes: string[]) => void>();
          let id = 0;
          worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
            waiting.get(data.id)?.(data.routes);
            waiting.delete(data.id);
          });
          const ask = (request: Omit<WorkerRequest, 'id'>) =>
            new Promise<string[]>((resolve, reject) => {
              worker.addEventListener('error', () => reject(new Error('The worker failed.')));
              waiting.set(++id, resolve);
              worker.postMessage({ ...request, id });
            });
          const urls = names.map((name) => new URL(`/${name}`, location.href).href);
          window.benchEngine = { load: () => ask({ urls }), search: (query) => ask({ query }) };
        },
        {
          code: bundledWorker(),
          names: [docsTag('default', version), DEFAULT_TAG].map(indexFileName),
        },
      ),
  };
}
