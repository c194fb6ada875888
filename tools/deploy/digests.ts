import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { addressOfFile, filesIn } from '../lib/built';
import { CommandError } from '../lib/command';

/** The file that lists the SHA-256 digest of every other file of a built site, in the format of `sha256sum`. */
export const MANIFEST = 'manifest.sha256';

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes the manifest of a folder, sorted by path. No plugin does so: those of Docusaurus write their files at the same
 * time, and none of them is the last.
 */
export function writeManifest(dir: string): void {
  const paths = filesIn(dir).filter((path) => path !== MANIFEST);
  const lines = paths.map((path) => `${sha256(readFileSync(join(dir, path)))}  ${path}\n`);
  writeFileSync(join(dir, MANIFEST), lines.join(''));
}

/**
 * Reads a manifest: the digests in hexadecimal, by path below the folder of the build.
 * @throws Error that says what is missing, or names the first line that is not of the format
 */
export function readManifest(file: string): ReadonlyMap<string, string> {
  if (!existsSync(file)) {
    throw new CommandError(
      `There is no ${file}. "npm run build" writes ${MANIFEST} into the build.`,
    );
  }
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return new Map(
    lines.map((line, index) => {
      const [, digest, path] = /^([\da-f]{64}) {2}(.+)$/.exec(line) ?? [];
      if (digest && path) return [path, digest];
      const expected = 'expected a SHA-256 digest, two spaces and a path';
      throw new CommandError(`${file}:${index + 1}: ${expected}.`);
    }),
  );
}

/** Requests that run at the same time: enough to hide the latency, too few for the limits of hosts. */
const AT_ONCE = 8;
/** Files that some hosts read as their configuration and do not serve. */
const FOR_THE_HOST = new Set(['_headers', '_redirects', '.nojekyll', 'CNAME']);

/** What is wrong with a published file; undefined if it has the bytes of its digest. */
async function difference(url: URL, path: string, digest: string): Promise<string | undefined> {
  const response = await fetch(url, { headers: { 'cache-control': 'no-cache' } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  // Asked for by its name, the not-found page may have either status.
  if (!response.ok && path !== '404.html') return `${url.href} answers ${response.status}`;
  const found = sha256(bytes);
  if (found === digest) return undefined;
  return `${url.href} has the digest ${found} (${bytes.length} bytes), not ${digest}`;
}

/**
 * Compares a published site with a manifest: requests every file but those that configure the host.
 * @param site address of the home page, with a slash at its end
 * @returns one line for each file that is not served, or not with the bytes of the manifest
 */
export async function publishedDifferences(
  site: string,
  expected: ReturnType<typeof readManifest>,
): Promise<string[]> {
  const found: string[] = [];
  const files = [...expected].filter(([path]) => !FOR_THE_HOST.has(path));
  const compare = async ([path, digest]: (typeof files)[number]) => {
    const url = new URL(addressOfFile(path).split('/').map(encodeURIComponent).join('/'), site);
    const wrong = await difference(url, path, digest).catch(({ message, cause }: Error) => {
      return `${url.href}: ${cause instanceof Error ? cause.message : message}`;
    });
    if (wrong !== undefined) found.push(`${path}: ${wrong}`);
  };
  await Readable.from(files).forEach(compare, { concurrency: AT_ONCE });
  return found.sort();
}

/** For two minutes: the edge servers of a content delivery network update their files at different times. */
const TRIES = 8;
const PAUSE = 15_000;

/** Compares a published site with a manifest, as `publishedDifferences`, until there are none or the tries end. */
export async function verify(site: string, manifest: string): Promise<string[]> {
  if (!/^https?:/.test(site)) throw new CommandError('Name the address of the published site.');
  const expected = readManifest(manifest);
  const compare = () => publishedDifferences(site.replace(/\/?$/, '/'), expected);
  let found = await compare();
  for (let attempt = 1; attempt < TRIES && found.length > 0; attempt += 1) {
    await setTimeout(PAUSE);
    found = await compare();
  }
  return found;
}
