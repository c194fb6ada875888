import type { Patch } from '../patch';
import { packGlobalData } from './packDocs';

/** Compresses the lists of all documents in the global data: each names a page's address twice. */
export default {
  name: 'packed-docs',
  rewrite: ({ read, replace }) =>
    replace(
      'globalData',
      `import { unpackGlobalData } from '@site/src/upstream/packed-docs/unpackDocs';
export default unpackGlobalData(${packGlobalData(read('globalData'))});`,
    ),
} satisfies Patch;
