import { writeFileSync } from 'node:fs';
import { SNIPPETS, snippets } from './lib/snippets';

/** npm run snippets: writes the page templates as snippets of Visual Studio Code. */
writeFileSync(SNIPPETS, snippets());
