import type { Browser, Page } from '@playwright/test';
import {
  setColorMode,
  type Finding,
  inspect,
  type Mode,
  modes,
  type Verdict,
} from '../../tools/lib/axe';
import { open } from '../../tools/lib/page';
import { type OpenState, type Width, widths } from '../../tools/lib/states';
import { newPage } from '../support/browser';

/** A page or an open state to check in one width; both colour modes are checked in place. */
type Visit = { name: string; kind: 'page' | 'state'; width: Width; enter: OpenState['enter'] };

/** The result of axe for a page or state in one width and one colour mode. */
export type Run = Verdict & { name: string; kind: Visit['kind']; width: Width; mode: Mode };

/** A violation or an undecided element, and where it was found. */
export type Located = Finding & { where: string };

function visits(addresses: readonly string[], states: readonly OpenState[]): Visit[] {
  const pages = addresses.flatMap((address) =>
    widths.map((width): Visit => ({
      name: address,
      kind: 'page',
      width,
      enter: (page) => open(page, address),
    })),
  );
  const opened = states.flatMap((state) =>
    state.widths.map((width): Visit => ({ ...state, kind: 'state', width })),
  );
  return [...opened, ...pages];
}

async function check(page: Page, { name, kind, width, enter }: Visit): Promise<Run[]> {
  await page.setViewportSize({ width, height: 800 });
  await enter(page);
  const runs: Run[] = [];
  for (const mode of modes) {
    await setColorMode(page, mode);
    runs.push({ name, kind, width, mode, ...(await inspect(page)) });
  }
  return runs;
}

/** A browser is replaced after this many visits: after more than a thousand it would run out of memory. */
const VISITS_PER_BROWSER = 100;

/**
 * Runs axe over pages and open states, in every width and colour mode.
 * @param launch starts a browser
 * @param origin where the site is served
 * @param jobs how many browsers run at a time
 * @param onVisit called with the number of finished visits and of all visits
 * @returns the runs, in no particular order
 * @throws Error with the name of the page or state that did not open
 */
export async function sweep(
  launch: () => Promise<Browser>,
  origin: string,
  addresses: readonly string[],
  states: readonly OpenState[],
  jobs: number,
  onVisit: (done: number, all: number) => void,
): Promise<Run[]> {
  const queue = visits(addresses, states);
  const all = queue.length;
  const runs: Run[] = [];
  const options = { baseURL: origin, reducedMotion: 'reduce' } as const;
  /** Runs visits in one browser until its limit. */
  const runBatch = async () => {
    const browser = await launch();
    const shared = await newPage(browser, options);
    for (let done = 0; done < VISITS_PER_BROWSER; done += 1) {
      const visit = queue.shift();
      if (!visit) break;
      // The setup of a state (missing files, a slow connection) must not affect the next visit.
      const page = visit.kind === 'state' ? await newPage(browser, options) : shared;
      try {
        runs.push(...(await check(page, visit)));
      } catch (error) {
        throw new Error(`${visit.name}, ${visit.width} px: ${(error as Error).message}`);
      }
      if (visit.kind === 'state') await page.context().close();
      onVisit(runs.length / modes.length, all);
    }
    await browser.close();
  };
  const work = async () => {
    while (queue.length > 0) await runBatch();
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return runs;
}

/** The findings of one category, each with its run. */
export function located(runs: readonly Run[], category: keyof Verdict): Located[] {
  return runs.flatMap(({ name, width, mode, [category]: found }) =>
    found.map((finding) => ({ ...finding, where: `${name}, ${width} px, ${mode}` })),
  );
}
