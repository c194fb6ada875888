import type { CDPSession, Locator, Page } from '@playwright/test';
import { hostileStrings, hugeStrings } from '../../tools/lib/hostileStrings';
import { launchBrowser, newPage } from '../support/browser';
import { serveSite } from '../support/serve';
import { option } from './options';
import { report } from './report';

// CPU time of the main thread for one hostile text in an input, until the page is idle again. The processor time of the
// thread, because other processes make a task longer, not its work.

/** The longest ones, and one in ten of the others. */
const texts = [
  ...hugeStrings(10_000),
  ...hostileStrings.filter((text, at) => text.length >= 1000 || at % 10 === 0),
];

type Input = {
  name: string;
  address: string;
  /** Gets the page ready, and returns the field. */
  field: (page: Page) => Locator | Promise<Locator>;
};

const main = (page: Page) => page.getByRole('main');

const inputs: Input[] = [
  {
    name: 'Search box',
    address: '/docs/steps/jwt/',
    field: async (page) => {
      await page.keyboard.press('Control+k');
      const box = page.getByRole('dialog');
      await box.getByRole('searchbox').fill('retry');
      await box.getByRole('option').first().waitFor();
      return box.getByRole('searchbox');
    },
  },
  {
    name: 'Result page',
    address: '/search/?q=retry',
    field: async (page) => {
      await main(page).getByRole('listitem').first().waitFor();
      return main(page).getByRole('searchbox');
    },
  },
  {
    name: 'Not-found page',
    address: '/docs/steps/jwtt/',
    field: (page) => main(page).getByRole('searchbox'),
  },
  {
    name: 'Filter of the steps',
    address: '/docs/steps/steps_intro/',
    field: (page) => page.getByRole('searchbox', { name: 'Filter the steps' }),
  },
  {
    name: 'Filter of the entries',
    address: '/docs/intro/configuration/',
    field: (page) => page.getByRole('searchbox', { name: 'Filter the entries of this page' }),
  },
  {
    name: 'Playground, expression',
    address: '/playground/',
    field: (page) => page.getByRole('textbox', { name: 'JSONata expression' }),
  },
  {
    name: 'Playground, name of an example',
    address: '/playground/',
    field: async (page) => {
      await page.getByRole('tab', { name: 'Flows' }).click();
      return page
        .getByRole('tabpanel', { name: 'Flows', exact: true })
        .getByRole('textbox', { name: 'Name' });
    },
  },
];

/** Runs in the page: enters a text as one input, and waits until the page has nothing more to do. */
async function enter(element: HTMLElement | SVGElement, text: string): Promise<void> {
  if (element instanceof HTMLInputElement) {
    // The setter of the prototype makes React see the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  } else {
    // A person pastes such a text into the editor, over the one before. The editing commands of the browser lay out the
    // line again for each colored word.
    element.focus();
    document.getSelection()?.selectAllChildren(element);
    await new Promise((resolve) => setTimeout(resolve));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
  }
  for (const turn of [1, 2])
    await new Promise((resolve) =>
      requestAnimationFrame(() => setTimeout(() => requestIdleCallback(resolve), turn)),
    );
}

async function processorTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/** The milliseconds of each text, the most expensive one first. */
async function measure(page: Page, origin: string, input: Input) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(origin + input.address);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  const field = await input.field(page);
  await field.evaluate(enter, 'warm-up');
  const times: { text: string; ms: number }[] = [];
  for (const text of texts) {
    const before = await processorTime(session);
    await field.evaluate(enter, text);
    times.push({ text, ms: (await processorTime(session)) - before });
  }
  return times.sort((one, other) => other.ms - one.ms);
}

async function run(): Promise<void> {
  const served = await serveSite(option('dir', 'build'));
  const browser = await launchBrowser();
  const rows: string[][] = [];
  for (const input of inputs) {
    const page = await newPage(browser);
    const times = await measure(page, served.origin, input);
    const [worst] = times;
    rows.push([
      input.name,
      String(times.length),
      String(Math.round(times[Math.floor(times.length / 2)]?.ms ?? NaN)),
      String(Math.round(worst?.ms ?? NaN)),
      `${worst?.text.length ?? 0} characters, \`${JSON.stringify(worst?.text.slice(0, 12)).replaceAll('|', '\\|')}\``,
      String(times.filter(({ ms }) => ms > 200).length),
    ]);
    await page.close();
  }
  await browser.close();
  await served.close();
  report(
    'CPU time of a hostile text, ms',
    ['Input', 'Texts', 'Median', 'Most', 'Of the text', 'Over 200 ms'],
    rows,
  );
}

void run();
