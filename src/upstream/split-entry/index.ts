import { join } from 'node:path';
import { bundlerPatch, isProduction, outdated } from '../patch';

const NAME = 'split-entry';
const ENTRY = join(__dirname, 'entry.ts');

/**
 * Checks the entry points of the bundler.
 * @throws Error if there are others: upstream's entry would start the app a second time
 */
function checkEntry(entry: unknown): void {
  const { main, ...others } = (entry ?? {}) as Record<string, { import?: string[] } | undefined>;
  const isOurs = main?.import?.length === 1 && main.import[0] === ENTRY;
  if (!isOurs || Object.keys(others).length > 0) {
    throw outdated(NAME, `the entry points are ${JSON.stringify(entry)}`);
  }
}

/** Evaluates the modules of the app in several tasks instead of one, so that input is handled in between. */
export default bundlerPatch(NAME, (_config, isServer) => {
  if (isServer || !isProduction()) return {};
  return {
    mergeStrategy: { entry: 'replace' },
    entry: { main: ENTRY },
    plugins: [
      { apply: ({ options }: { options: { entry: unknown } }) => checkEntry(options.entry) },
    ],
  };
});
