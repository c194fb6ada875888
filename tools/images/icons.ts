import { writeFileSync } from 'node:fs';
import { iconFiles } from './stepIcons';

/** npm run images: writes the sprite of the step icons. */
for (const [path, content] of Object.entries(iconFiles())) writeFileSync(path, content);
