import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { builtAddresses, ledgerText, readLedger } from './lib/addresses';
import { CommandError, runCommand } from './lib/command';

/**
 * npm run addresses:record: adds the addresses and anchors of `build` to the ledger of all that were ever published. It
 * removes none.
 */
const LEDGER = 'tests/published-addresses.txt';

void runCommand('addresses:record', () => {
  if (!existsSync('build')) throw new CommandError('There is no build. Run "npm run build" first.');
  const before = readFileSync(LEDGER, 'utf8');
  const text = ledgerText(readLedger(before), builtAddresses('build'));
  console.log(`${LEDGER}: ${text.split('\n').length - before.split('\n').length} added`);
  writeFileSync(LEDGER, text);
});
