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

/** A page or an open state to check in one width; both color modes are checked in place. */
type Visit = { name: string; kind: 'page' | 'state'; width: Width; enter: OpenState['enter'] };

/** The result of axe for a page or state in one width and one color mode. */
export type Run = Verdict & { name: string; kind: Visit['kind']; width: Width; mode: Mode };

/** A violation or an undecided element, and where it was found. */
export type Located = Finding & { where: string };

/** All pages and open states, each in its widths. */
export function visitsOf(paths: readonly string[], states: readonly OpenState[]): Visit[] {
  const pages = paths.flatMap((path) =>
    widths.map((width): Visit => ({
      name: path,
      kind: 'page',
      width,
      enter: (page) => open(page, path),
    })),
  );
  const opened = states.flatMap((state) =>
    state.widths.map((width): Visit => ({ ...state, kind: 'state', width })),
  );
  return [...opened, ...pages];
}

/** A browser is replaced after this many visits: after more than a thousand it would run out of memory. */
const VISITS_PER_BROWSER = 100;

async function check(page: Page, { name, kind, width, enter }: Visit): Promise<Run[]> {
  await page.setViewportSize({ width, height: 800 });
  try {
    await enter(page);
    const runs: Run[] = [];
    for (const mode of modes) {
      await setColorMode(page, mode);
      runs.push({ name, kind, width, mode, ...(await inspect(page)) });
    }
    return runs;
  } catch (error) {
    throw new Error(`${name}, ${width} px: ${(error as Error).message}`);
  }
}

/**
 * Runs axe over visits, in every color mode.
 * @param launch starts a browser
 * @param jobs how many browsers run at a time
 * @returns the runs, in no particular order
 * @throws Error with the name of the page or state that did not open
 */
export async function sweep(
  launch: () => Promise<Browser>,
  baseURL: string,
  visits: readonly Visit[],
  jobs: number,
): Promise<Run[]> {
  const queue = [...visits];
  const runs: Run[] = [];
  const work = async () => {
    while (queue.length > 0) {
      const browser = await launch();
      for (const visit of queue.splice(0, VISITS_PER_BROWSER)) {
        const page = await newPage(browser, { baseURL, reducedMotion: 'reduce' });
        runs.push(...(await check(page, visit)));
        await page.context().close();
      }
      await browser.close();
      console.error(`${runs.length / modes.length} of ${visits.length}`);
    }
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
