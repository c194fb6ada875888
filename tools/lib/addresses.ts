import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio/slim';
import { addressOfFile, filesIn } from './built';

/** What a site has below its base URL: its addresses, each also with each anchor on its page, and where redirects lead. */
type Site = { addresses: ReadonlySet<string>; redirects: ReadonlyMap<string, string> };

/** Files that nobody refers to from outside: their names have a digest, or they belong to the program or to the host. */
const INTERNAL =
  /^(?:assets\/|[\da-f]{16}\.|search-(?:index|text)-|404\.html$|manifest\.sha256$|_)|\.(?:br|gz)$/;
/** Elements whose ID is an anchor: headings, paragraphs, entries of lists and rows of tables. */
const ANCHORED = ':is(h1, h2, h3, h4, h5, h6, p, li, tr, dt, a)[id]';
/** IDs of React, of open points, which are settled, and of what a new version does not have at first. */
const PASSING = /^(?:_R_|open-point-|version-changes$)/;

/** All addresses of a built site whose base URL is `/`. */
export function builtAddresses(dir: string): Site {
  const addresses = new Set<string>();
  const redirects = new Map<string, string>();
  for (const path of filesIn(dir).filter((name) => !INTERNAL.test(name))) {
    const address = `/${addressOfFile(path)}`;
    addresses.add(address);
    if (!path.endsWith('.html')) continue;
    const $ = load(readFileSync(join(dir, path), 'utf8'));
    for (const { attribs } of $('main').find(ANCHORED).get()) {
      const { id = '' } = attribs;
      if (!PASSING.test(id)) addresses.add(`${address}#${id}`);
    }
    const refresh = $('meta[http-equiv="refresh"]').attr('content');
    if (refresh) redirects.set(address, refresh.replace(/^.*url=/, ''));
  }
  return { addresses, redirects };
}

/** The addresses of a ledger, each in a line of its text. */
export const readLedger = (text: string): string[] => text.trimEnd().split('\n');

/** The text of a ledger with the addresses of a site added. */
export const ledgerText = (ledger: readonly string[], { addresses }: Site): string =>
  `${[...new Set([...ledger, ...addresses])].sort().join('\n')}\n`;

/**
 * Finds the addresses of a ledger that fail on a built site: the file or the anchor is missing, and no redirect leads on
 * in one step to a page that has it.
 * @returns one line for each
 */
export function lostAddresses(ledger: readonly string[], site: Site): string[] {
  const { addresses, redirects } = site;
  return ledger.flatMap((line) => {
    const [address = '', anchor] = line.split('#');
    const target = redirects.get(address) ?? address;
    const isThere = addresses.has(address) && addresses.has(target) && !redirects.has(target);
    if (anchor !== undefined) {
      if (!isThere || addresses.has(`${target}#${anchor}`)) return [];
      const where = target === address ? address : `${target}, where ${address} leads,`;
      return `${where} has no #${anchor}: keep the ID of the heading, {/* #${anchor} */}`;
    }
    if (isThere) return [];
    if (target === address)
      return `${address} is gone: add a redirect to src/site/route-table.json`;
    return redirects.has(target)
      ? `${address} leads to ${target}, which leads on to ${redirects.get(target)}: redirect it there`
      : `${address} leads to ${target}, which is gone`;
  });
}
