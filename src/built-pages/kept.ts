import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const digest = (value: unknown) => hash('sha256', JSON.stringify(value)).slice(0, 32);

/** A digest of what computes the results: the code and data of the site, its dependencies, and Node.js. */
function codeDigest(siteDir: string): string {
  const code = ['src', 'packages']
    .map((name) => join(siteDir, name))
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  // A copy of the site without its lockfile is built too.
  const files = [...code, join(siteDir, 'package-lock.json')].filter(existsSync).sort();
  return digest([process.version, ...files.map((file) => readFileSync(file, 'utf8'))]);
}

/**
 * Makes a result of each source, or takes that of the build before if neither the source nor the code has changed; both
 * are JSON values. Those that are not asked for are forgotten. `docusaurus clear` removes all.
 * @param name of the list of results; a build asks for it once
 */
export function kept<Source, Result>(
  siteDir: string,
  name: string,
  sources: readonly Source[],
  make: (source: Source) => Result,
): Result[] {
  const folder = join(siteDir, 'node_modules/.cache/ace-docs');
  const file = join(folder, `${name}.json`);
  const code = codeDigest(siteDir);
  let before: Record<string, unknown> = {};
  try {
    before = JSON.parse(readFileSync(file, 'utf8')) as typeof before;
  } catch {
    // The first build, or one that was stopped while it wrote the file.
  }
  const now: typeof before = {};
  const results = sources.map((source) => {
    const key = digest([code, source]);
    now[key] = key in before ? before[key] : (make(source) ?? null);
    return now[key] as Result;
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(now));
  return results;
}
