// Docusaurus loads TypeScript with jiti, which a thread does not inherit, and on Node 20 a thread cannot have an
// ESM loader of its own: this one registers tsx for `require`.
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

register();

export default createRequire(import.meta.url)('./worker.ts').default;
