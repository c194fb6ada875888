import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio/slim';
import { addressOfFile, filesIn } from './built';

/** The addresses of a site below its base URL, each with the anchors on its page, or with the target of its redirect. */
type Addresses = ReadonlyMap<string, Page>;
type Page = { anchors: ReadonlySet<string>; leadsTo?: string };

/** Files that nobody refers to from outside: their names have a digest, or they belong to the program or to the host. */
const INTERNAL =
  /^(?:assets\/|[\da-f]{16}\.|search-(?:index|text)-|404\.html$|manifest\.sha256$|_)|\.(?:br|gz)$/;
/** Elements whose ID is an anchor: headings, paragraphs, entries of lists and rows of tables. */
const ANCHORED = ':is(h1, h2, h3, h4, h5, h6, p, li, tr, dt, a)[id]';
/** What differs from the version before: a new version has no such list at first. */
const PASSING = 'version-changes';

function readPage(html: string): Page {
  const $ = load(html);
  const ids = $('main')
    .find(ANCHORED)
    .get()
    .map(({ attribs }) => attribs.id ?? '');
  const refresh = $('meta[http-equiv="refresh"]').attr('content');
  return {
    anchors: new Set(ids.filter((id) => !id.startsWith('_R_') && id !== PASSING)),
    leadsTo: refresh?.replace(/^.*url=/, ''),
  };
}

/** All addresses of a built site whose base URL is `/`. */
export function builtAddresses(dir: string): Addresses {
  const paths = filesIn(dir).filter((path) => !INTERNAL.test(path));
  return new Map(
    paths.map((path) => [
      `/${addressOfFile(path)}`,
      path.endsWith('.html')
        ? readPage(readFileSync(join(dir, path), 'utf8'))
        : { anchors: new Set<string>() },
    ]),
  );
}

/**
 * Reads a ledger: a line for each address, and below it one for each anchor.
 * @param file name of the file, for errors
 * @throws Error that names the first line that is neither an address nor an anchor
 */
export function readLedger(text: string, file: string): Addresses {
  const ledger = new Map<string, Page>();
  let anchors: Set<string> | undefined;
  for (const [index, line] of text.split('\n').slice(0, -1).entries()) {
    if (line.startsWith('/')) {
      anchors = new Set();
      ledger.set(line, { anchors });
    } else if (line.startsWith('#') && anchors) anchors.add(line.slice(1));
    else {
      throw new Error(
        `${file}:${index + 1}: expected an address (/docs/) or, below it, an anchor (#name). Run "npm run addresses:record" instead of editing the file.`,
      );
    }
  }
  return ledger;
}

/** The text of a ledger with the addresses of another one added. */
export function ledgerText(ledger: Addresses, more: Addresses): string {
  const addresses = [...new Set([...ledger.keys(), ...more.keys()])].sort();
  const lines = addresses.flatMap((address) => {
    const anchors = [ledger, more].flatMap((one) => [...(one.get(address)?.anchors ?? [])]);
    return [address, ...[...new Set(anchors)].sort().map((anchor) => `#${anchor}`)];
  });
  return `${lines.join('\n')}\n`;
}

/**
 * Finds the addresses of a ledger that fail on a built site: the file or the anchor is missing, and no redirect leads on
 * in one step to a page that has it.
 * @returns one line for each
 */
export function lostAddresses(ledger: Addresses, pages: Addresses): string[] {
  return [...ledger].flatMap(([address, { anchors }]) => {
    const page = pages.get(address);
    if (!page) return `${address} is gone: add a redirect to src/site/route-table.json`;
    const target = page.leadsTo === undefined ? page : pages.get(page.leadsTo);
    const where = page.leadsTo === undefined ? address : `${page.leadsTo}, where ${address} leads,`;
    if (!target) return `${address} leads to ${page.leadsTo}, which is gone`;
    if (target !== page && target.leadsTo !== undefined) {
      return `${address} leads to ${page.leadsTo}, which leads on to ${target.leadsTo}: redirect it there`;
    }
    return [...anchors]
      .filter((anchor) => !target.anchors.has(anchor))
      .map(
        (anchor) => `${where} has no #${anchor}: keep the ID of the heading, {/* #${anchor} */}`,
      );
  });
}
