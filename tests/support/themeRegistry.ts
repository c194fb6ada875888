import { createHash } from 'node:crypto';

/** Maximum number of wrapped and replaced components: each one adds work to every upgrade of Docusaurus. */
export const LIMITS = { wrapped: 8, replaced: 4 };

/** The upstream file that a replaced part was compared with. */
type Upstream = { packageName: string; version: string; file: string; digest: string };

/** The parts that src/theme/README.md lists. */
export type Registry = {
  wrapped: string[];
  replaced: { part: string; upstream: Upstream }[];
};

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const unquoted = (cell = '') => cell.replaceAll('`', '');

/** The rows of the table below a heading. */
function rowsBelow(markdown: string, heading: string): string[][] {
  const section = markdown.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map(cellsOf);
}

/**
 * Reads the two tables of the registry.
 * @throws Error if a row has an empty cell, or its upstream file has no package, version and digest
 */
export function readRegistry(markdown: string): Registry {
  const [wrapped, replaced] = ['Wrapped', 'Replaced'].map((name) => rowsBelow(markdown, name));
  for (const row of [...(wrapped ?? []), ...(replaced ?? [])]) {
    if (row.includes(''))
      throw new Error(`The row of ${row[0]} in src/theme/README.md has an empty cell.`);
  }
  return {
    wrapped: (wrapped ?? []).map(([part]) => unquoted(part)),
    replaced: (replaced ?? []).map((row) => {
      const part = unquoted(row[0]);
      const [, packageName, version, file] =
        /^(@?[^@]+)@([\d.]+)\/(.+)$/.exec(unquoted(row.at(-2))) ?? [];
      const digest = unquoted(row.at(-1));
      if (!packageName || !version || !file || !/^[\da-f]{64}$/.test(digest)) {
        throw new Error(
          `The row of ${part} in src/theme/README.md must end with the upstream file (package@version/path) and its SHA-256.`,
        );
      }
      return { part, upstream: { packageName, version, file, digest } };
    }),
  };
}

/** Digest of an upstream file, independent of line endings. */
export const digestOf = (source: string): string =>
  createHash('sha256').update(source.replaceAll('\r\n', '\n')).digest('hex');

/**
 * Compares the registry with the parts that exist.
 * @param sources source of each part, by its name
 * @returns a sentence for each problem, with its remedy
 */
export function registryProblems(
  { wrapped, replaced }: Registry,
  sources: ReadonlyMap<string, string>,
): string[] {
  const listed = [...wrapped, ...replaced.map(({ part }) => part)];
  const isWrapper = (part: string) => sources.get(part)?.includes(`'@theme-original/${part}'`);
  return [
    ...[...sources.keys()]
      .filter((part) => !listed.includes(part))
      .map(
        (part) => `src/theme/${part} is not listed: add it to src/theme/README.md, or remove it.`,
      ),
    ...listed
      .filter((part) => !sources.has(part))
      .map((part) => `src/theme/README.md lists ${part}, which is gone: remove its row.`),
    ...wrapped
      .filter((part) => sources.has(part) && !isWrapper(part))
      .map((part) => `${part} is listed as wrapped, but does not import @theme-original/${part}.`),
    ...replaced
      .filter(({ part }) => isWrapper(part))
      .map(
        ({ part }) =>
          `${part} is listed as replaced, but imports @theme-original: list it as wrapped.`,
      ),
    ...Object.entries({ wrapped, replaced: replaced.map(({ part }) => part) })
      .filter(([kind, parts]) => parts.length > LIMITS[kind as keyof typeof LIMITS])
      .map(
        ([kind, parts]) =>
          `${parts.length} parts are ${kind}, at most ${LIMITS[kind as keyof typeof LIMITS]} may be: use an option, a route or a client module.`,
      ),
  ];
}

/**
 * Compares the upstream file of a replaced part with the one that was installed when the part was last compared.
 * @param installed version and source of the file; undefined if it does not exist any more
 * @returns a sentence with the remedy; undefined if nothing has changed
 */
export function upstreamProblem(
  { part, upstream }: Registry['replaced'][number],
  installed: { version: string; source: string } | undefined,
): string | undefined {
  const { packageName, version, file, digest } = upstream;
  if (!installed)
    return `${packageName} has no ${file} any more: find out what ${part} replaces now.`;
  if (digestOf(installed.source) !== digest) {
    return `${packageName} ${installed.version} has changed ${file} since ${version}: compare it with src/theme/${part}, port what matters, then write the version and the digest ${digestOf(installed.source)} into src/theme/README.md.`;
  }
  return installed.version === version
    ? undefined
    : `${packageName} is ${installed.version} now and ${file} is the same: write the version into the row of ${part} in src/theme/README.md.`;
}
