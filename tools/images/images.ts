import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ensureChromium } from '../lib/chromium';
import { sprite, SPRITE } from './stepIcons';

/**
 * npm run images: writes the sprite of the step icons, and renders the images that cannot be SVG from the logo and the
 * template of the social card.
 */

const IMAGES = join('static', 'img');
const mark = readFileSync(join(IMAGES, 'mark.svg'), 'utf8');
const markDark = readFileSync(join(IMAGES, 'mark-dark.svg'), 'utf8');

async function draw(browser: Browser, html: string, width: number, height: number) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

const square = (browser: Browser, size: number, inner: string) =>
  draw(browser, `<style>body{margin:0}svg{display:block}</style>${inner}`, size, size);

const scaled = (svg: string, size: number) =>
  svg.replace('width="32" height="32"', `width="${size}" height="${size}"`);

/** Phones round the corners themselves and show transparent areas in black. */
const withoutCorners = (svg: string) => svg.replace('rx="8"', 'rx="0"');

/** An .ico file of PNG images: a directory of 16 bytes per image, then the images. */
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

async function drawAll(browser: Browser): Promise<void> {
  const icons = [];
  for (const size of [16, 32]) {
    icons.push({ size, png: await square(browser, size, scaled(mark, size)) });
  }
  writeFileSync(join('static', 'favicon.ico'), ico(icons));
  writeFileSync(
    join(IMAGES, 'apple-touch-icon.png'),
    await square(browser, 180, scaled(withoutCorners(mark), 180)),
  );
  const card = readFileSync(join('tools', 'images', 'social-card.html'), 'utf8');
  writeFileSync(
    join(IMAGES, 'social-card.png'),
    await draw(browser, card.replace('MARK', encodeURIComponent(markDark)), 1200, 630),
  );
}

async function main(): Promise<void> {
  writeFileSync(SPRITE, sprite());
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox'],
  });
  try {
    await drawAll(browser);
  } finally {
    await browser.close();
  }
}

void main();
