import { writeFileSync } from 'node:fs';
import { iconPaths } from '../src/content/steps/icons';

/** The edge of an icon in the sprite, in pixels. */
const EDGE = 24;

/** The file of the sprite. */
export const SPRITE = 'static/img/steps.svg';

/** The icons of groups and steps as one SVG file, one below the other: a mask selects one by its position. */
export function sprite(): string {
  const height = EDGE * iconPaths.length;
  const line = 'fill="none" stroke="#000" stroke-width="1.75"';
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  const size = `width="${EDGE}" height="${height}" viewBox="0 0 ${EDGE} ${height}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${line} ${ends}>`,
    ...iconPaths.map((path, at) => `<path transform="translate(0 ${at * EDGE})" d="${path}"/>`),
    '</svg>\n',
  ].join('\n');
}

// npm run images
if (require.main === module) writeFileSync(SPRITE, sprite());
