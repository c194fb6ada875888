import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';

const parsed = new Map<string, CheerioAPI>();

/** A parsed page of a built site, cached because parsing takes most of the time. */
export function builtPage(dir: string, route: string): CheerioAPI {
  const path = join(dir, route, 'index.html');
  const page = parsed.get(path) ?? load(readFileSync(path, 'utf8'));
  parsed.set(path, page);
  return page;
}
