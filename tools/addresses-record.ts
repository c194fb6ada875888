import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { builtAddresses, ledgerText, readLedger, unrecordedAddresses } from './lib/addresses';

/**
 * npm run addresses:record: adds the addresses and anchors of `build` to the ledger of all that were ever published. It
 * removes none.
 */
const LEDGER = 'tests/published-addresses.txt';

const ledger = readLedger(existsSync(LEDGER) ? readFileSync(LEDGER, 'utf8') : '', LEDGER);
const built = builtAddresses('build');
console.log(`${LEDGER}: ${unrecordedAddresses(ledger, built).length} added`);
writeFileSync(LEDGER, ledgerText(ledger, built));
