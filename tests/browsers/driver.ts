import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { launch, type KeyInput, type Page } from 'puppeteer-core';
import { Builder, Button, Capabilities, Key, Origin, type WebDriver } from 'selenium-webdriver';

/** What a task does in a browser; points are in CSS pixels of the window. */
export type Driver = {
  open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  move: (x: number, y: number) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
  /** Presses keys, each a character or a name as of KeyboardEvent.key, with modifiers before it: `Control+k`. */
  press: (key: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
};

const executables = {
  chromium: process.env.CHROMIUM ?? '/usr/bin/chromium',
  firefox: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
  webkit: process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver',
};

export type BrowserName = keyof typeof executables;

export const browserNames = Object.keys(executables) as BrowserName[];

/** Leaving a page ends what is evaluated in it, and a page that loads keeps the command waiting: neither is an error. */
const untilLeft = async (command: Promise<unknown>): Promise<void> =>
  Promise.race([
    command.then(
      () => undefined,
      () => undefined,
    ),
    wait(15_000),
  ]);

function puppeteerDriver(page: Page, close: () => Promise<void>): Driver {
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
    evaluate: (expression) => page.evaluate(expression),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: async (combination) => {
      const keys = combination === '+' ? ['+'] : combination.split('+');
      const key = keys.pop() as KeyInput;
      for (const modifier of keys) await page.keyboard.down(modifier as KeyInput);
      await page.keyboard.press(key);
      for (const modifier of keys) await page.keyboard.up(modifier as KeyInput);
    },
    back: () => untilLeft(page.goBack({ waitUntil: 'domcontentloaded' })),
    resize: (width, height) => page.setViewport({ width, height }),
    close,
  };
}

async function startPuppeteer(browser: 'chrome' | 'firefox', executablePath: string) {
  const running = await launch({
    browser,
    executablePath,
    headless: true,
    args: browser === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : [],
  });
  const [page = await running.newPage()] = await running.pages();
  return puppeteerDriver(page, () => running.close());
}

const names: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  Backspace: Key.BACK_SPACE,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

function seleniumDriver(driver: WebDriver, close: () => Promise<void>): Driver {
  const actions = () => driver.actions({ async: true });
  const point = (x: number, y: number) => ({
    x: Math.round(x),
    y: Math.round(y),
    duration: 0,
    origin: Origin.VIEWPORT,
  });
  return {
    open: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    move: (x, y) => actions().move(point(x, y)).perform(),
    click: (x, y) => actions().move(point(x, y)).press(Button.LEFT).release(Button.LEFT).perform(),
    press: (combination) => {
      const keys = combination === '+' ? ['+'] : combination.split('+');
      const codes = keys.map((key) => names[key] ?? key);
      let sequence = actions();
      for (const code of codes) sequence = sequence.keyDown(code);
      for (const code of codes.reverse()) sequence = sequence.keyUp(code);
      return sequence.perform();
    },
    back: () => untilLeft(driver.navigate().back()),
    resize: async (width, height) => {
      // The frame of the window takes a part of its size.
      const [innerWidth, innerHeight] = await driver.executeScript<[number, number]>(
        'return [innerWidth, innerHeight]',
      );
      const rect = await driver.manage().window().getRect();
      await driver
        .manage()
        .window()
        .setRect({
          x: 0,
          y: 0,
          width: rect.width + width - innerWidth,
          height: rect.height + height - innerHeight,
        });
    },
    close,
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startWebKit(executable: string): Promise<Driver> {
  const port = await freePort();
  const [command, ...options] = process.env.DISPLAY
    ? [executable]
    : ['xvfb-run', '-a', '-s', '-screen 0 1600x1200x24', executable];
  const service: ChildProcess = spawn(command ?? '', [...options, `--port=${port}`], {
    stdio: 'ignore',
    // xvfb-run does not end what it started: the group is ended.
    detached: true,
  });
  const stop = () => service.pid && process.kill(-service.pid);
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  capabilities.set('webkitgtk:browserOptions', {
    binary: process.env.WEBKIT ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    args: ['--automation'],
  });
  capabilities.setPageLoadStrategy('none');
  for (let attempt = 0; ; attempt += 1) {
    try {
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
      return seleniumDriver(driver, async () => {
        await driver.quit();
        stop();
      });
    } catch (error) {
      if (attempt === 20) {
        stop();
        throw error;
      }
      await wait(500);
    }
  }
}

/** Starts a browser with an empty profile. */
export function start(name: BrowserName): Promise<Driver> {
  if (name === 'webkit') return startWebKit(executables.webkit);
  return startPuppeteer(name === 'chromium' ? 'chrome' : 'firefox', executables[name]);
}
