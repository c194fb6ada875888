import { budgets } from '../../support/budgets';
import { expect, test } from '../../../tools/lib/page';
import { list, sum, weighFirstView } from '../../../tools/lib/weight';

for (const [address, budget] of Object.entries(budgets)) {
  test(`the page ${address} stays within its byte budget`, async ({ page }) => {
    const { readable, all } = await weighFirstView(page, address);
    expect(readable.length, 'the page and its styles').toBeGreaterThanOrEqual(2);
    expect(all.length, 'the scripts of the app').toBeGreaterThan(readable.length + 2);
    const say = (loaded: typeof all) =>
      `bytes of ${address} after brotli 5, see tests/support/budgets.ts:\n${list(loaded)}\n`;
    expect(sum(readable), `too heavy to be read soon, ${say(readable)}`).toBeLessThanOrEqual(
      budget.readable,
    );
    expect(sum(all), `too heavy, ${say(all)}`).toBeLessThanOrEqual(budget.total);
  });
}
