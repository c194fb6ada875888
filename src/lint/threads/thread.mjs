// On Node 20 a thread cannot register its own ESM loader: this file registers tsx for `require`.
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

register();

export default createRequire(import.meta.url)('./worker.ts').default;
