import { readFileSync, writeFileSync } from 'node:fs';
import { launchChromium } from '../lib/chromium';
import { sprite, SPRITE } from './stepIcons';

/** An .ico file with PNG images: a directory of 16 bytes per image, then the images. */
function ico(images: { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2); // of type icon
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4); // planes
    head.writeUInt16LE(32, at + 6); // bits per pixel
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

/**
 * npm run images: writes the sprite of the step icons, and renders the images that cannot be SVG from the logo and the
 * template of the social card.
 */
async function main(): Promise<void> {
  writeFileSync(SPRITE, sprite());
  const browser = await launchChromium();
  const page = await browser.newPage();
  const draw = async (html: string, width: number, height = width) => {
    await page.setViewportSize({ width, height });
    await page.setContent(html);
    return page.screenshot({ omitBackground: true });
  };
  const mark = readFileSync('static/img/mark.svg', 'utf8');
  const square = async (svg: string, size: number) => {
    const scaled = svg.replace('width="32" height="32"', `width="${size}" height="${size}"`);
    const png = await draw(`<style>body{margin:0}svg{display:block}</style>${scaled}`, size);
    return { size, png };
  };
  try {
    writeFileSync('static/favicon.ico', ico([await square(mark, 16), await square(mark, 32)]));
    // Phones round the corners themselves and show transparent areas in black.
    const { png } = await square(mark.replace('rx="8"', 'rx="0"'), 180);
    writeFileSync('static/img/apple-touch-icon.png', png);
    const logo = encodeURIComponent(readFileSync('static/img/mark-dark.svg', 'utf8'));
    const card = readFileSync('tools/images/social-card.html', 'utf8').replace('MARK', logo);
    writeFileSync('static/img/social-card.png', await draw(card, 1200, 630));
  } finally {
    await browser.close();
  }
}

void main();
