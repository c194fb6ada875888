import { option } from './options';
import { report } from './report';
import { weigh } from './weigh';

// Bytes of the first view of a page, brotli 5: render-blocking, and total until the network is idle.

const PAGES = ['/', '/docs/steps/jwt/', '/docs/steps/rest_http/', '/search/'];
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

void weigh(
  option('dir', 'build'),
  option('pages', PAGES.join()).split(','),
  process.argv.includes('--list'),
).then((weights) =>
  report(
    'Bytes of the first view, brotli 5, kB',
    ['Page', 'Readable', 'First view', 'Requests', 'Prefetched'],
    weights.map(({ page, readable, total, requests, prefetched }) => [
      page,
      kilobytes(readable),
      kilobytes(total),
      String(requests),
      kilobytes(prefetched),
    ]),
  ),
);
