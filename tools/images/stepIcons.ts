import { groupPositions, iconPaths, stepPositions } from '../../src/content/steps/icons';

/** The edge of an icon in the sprite, in pixels. */
const EDGE = 24;

/** The icons of groups and steps as one SVG file, one below the other: a mask selects one by its position. */
function sprite(): string {
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

/**
 * The style sheet with the position of each icon: by its number, of groups also by class, of steps by the address of the
 * link. An inline style would need an exception in a content security policy.
 */
function positions(): string {
  const selectors = new Map(iconPaths.map((_, at) => [at, [`.icon-${at}`]]));
  for (const [name, at] of groupPositions) selectors.get(at)?.push(`.icon-${name}`);
  for (const [slug, at] of stepPositions) selectors.get(at)?.push(`.menu__link[href$='/${slug}/']`);
  return [
    '/* Written by "npm run images" from src/content/steps/icon-paths.json. */\n',
    ...[...selectors].map(([at, names]) => `${names.join(',\n')} {\n  --ace-icon: ${at};\n}\n`),
  ].join('\n');
}

/** The generated files of the icons: path and content. */
export const iconFiles = (): Record<string, string> => ({
  'static/img/steps.svg': sprite(),
  'src/css/step-icons.css': positions(),
});
