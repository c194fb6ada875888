import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { format, resolveConfig } from 'prettier';
import { ensureChromium } from './lib/chromium';
import { gallery } from './lib/gallery';
import { componentsPage, pictureOf, wordingPage } from './lib/handbook';
import { addressOf, lastVersion } from '../src/site/versions';

/**
 * npm run handbook: writes the generated parts of the handbook: the wording from the rules of the check, and the
 * components with excerpts of pages and pictures of build/.
 */
const HANDBOOK = 'handbook';
/** Height of a picture in pixels; the rest of a longer element is not shown. */
const MAX_HEIGHT = 700;
const SITE = 'http://handbook.test';

async function writePage(name: string, markdown: string): Promise<void> {
  const path = join(HANDBOOK, name);
  const options = await resolveConfig(path);
  writeFileSync(path, await format(markdown, { ...options, filepath: path }));
}

/** Answers requests with the files of the build. */
async function serveBuild(context: BrowserContext): Promise<void> {
  await context.route(`${SITE}/**`, (route) => {
    const path = join('build', new URL(route.request().url()).pathname);
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
}

async function takePictures(): Promise<void> {
  const browser = await chromium.launch({ executablePath: ensureChromium() });
  const context = await browser.newContext({ viewport: { width: 1200, height: 1000 } });
  await serveBuild(context);
  const page = await context.newPage();
  mkdirSync(join(HANDBOOK, 'pictures'), { recursive: true });
  for (const specimen of gallery) {
    await page.goto(SITE + addressOf({ version: lastVersion, id: specimen.page }));
    const box = await page.locator(`main .theme-doc-markdown ${specimen.selector}`).boundingBox();
    if (!box)
      throw new Error(`tools/lib/gallery.ts: ${specimen.page} does not show ${specimen.name}.`);
    await page.screenshot({
      path: join(HANDBOOK, pictureOf(specimen)),
      fullPage: true,
      clip: { ...box, height: Math.min(box.height, MAX_HEIGHT) },
    });
  }
  await browser.close();
}

async function main(): Promise<void> {
  if (!existsSync('build/index.html')) {
    throw new Error('There is no build/. Run "npm run build" first.');
  }
  await writePage('wording.md', wordingPage());
  await writePage(
    'components.md',
    componentsPage((path) => readFileSync(path, 'utf8')),
  );
  await takePictures();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
