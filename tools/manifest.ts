import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, manifestOf } from './deploy/digests';

/**
 * tsx tools/manifest.ts [folder]: writes the manifest of a built site, by default of `build`. It is not a plugin,
 * because the plugins of Docusaurus write their files at the same time: none of them is the last.
 */
const dir = process.argv[2] ?? 'build';
writeFileSync(join(dir, MANIFEST), manifestOf(dir));
