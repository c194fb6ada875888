import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

/** Chromium without windows: the tests take a fifth less time of the processors than in the whole browser. */
const SHELL = 'chromium-headless-shell';
const CANDIDATES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/**
 * Finds Chromium for the browser tests; as root on Debian-based systems, installs the package of the distribution.
 * @returns the path of the browser
 * @throws Error with installation instructions, if Chromium cannot be installed automatically
 */
export function ensureChromium(): string {
  const candidates = process.env.CHROMIUM ? [process.env.CHROMIUM] : CANDIDATES;
  const found = candidates.find((path) => existsSync(path));
  if (found) return found;
  if (!process.env.CHROMIUM && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const run = (...args: string[]) =>
      spawnSync('apt-get', args, { stdio: 'inherit' }).status === 0;
    if (run('update') && run('install', '-y', '--no-install-recommends', SHELL)) {
      return `/usr/bin/${SHELL}`;
    }
  }
  throw new Error(
    `No Chromium at ${candidates.join(', ')}. Install one, on Debian by "sudo apt-get install ${SHELL}", or set CHROMIUM to its path.`,
  );
}

/** Without the background traffic of the browser, which would count as traffic of the site. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
