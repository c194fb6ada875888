import { quantile } from '../support/stats';
import { option } from './options';
import { report } from './report';
import { measureStart, type Run, type Target } from './start';

// Tasks over 50 ms on the main thread until hydration, with applied CPU throttling (4x slowdown).
// Other builds (--beside DIR,DIR#/ADDRESS) are measured in turns with it, so that a temporary load affects all.

async function compare(targets: Target[], rounds: number): Promise<void> {
  const runs = new Map<Target, Run[]>(targets.map((target) => [target, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) runs.get(target)?.push(await measureStart(target));
  }
  const ms = (values: number[]) =>
    values.some(Number.isNaN)
      ? '–'
      : `${Math.round(quantile(values, 0.5))} [${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))}]`;
  report(
    `Long tasks at a quarter of the CPU's speed, ms`,
    ['Build', 'Page', 'Longest', 'All over 50 ms', 'First paint', 'App started', 'Runs'],
    [...runs].map(([{ dir, page }, of]) => [
      dir,
      page,
      ...(['longest', 'sum', 'painted', 'started'] as const).map((key) =>
        ms(of.map((run) => run[key])),
      ),
      String(of.length),
    ]),
  );
}

const page = option('page', '/docs/steps/jwt/');
const beside = option('beside', '').split(',').filter(Boolean);
const targets = [option('dir', 'build'), ...beside].map((entry): Target => {
  const [dir = '', own = page] = entry.split('#');
  return { dir, page: own };
});
void compare(targets, Number(option('runs', '5')));
