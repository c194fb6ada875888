import { CommandError } from '../lib/command';

/** The name of the version after the published ones. */
export const nextName = ([current = '']: readonly string[]): string =>
  current.replace(/\d+$/, (number) => String(Number(number) + 1));

/**
 * Checks the name of a new version.
 * @param published the names of the published versions, newest first
 * @throws CommandError with the remedy
 */
export function checkName(version: string | undefined, published: readonly string[]): string {
  const next = nextName(published);
  const remedy = `Name the new version like the others: npm run docs:release -- ${next}.`;
  if (!version) throw new CommandError(remedy);
  if (published.includes(version)) {
    throw new CommandError(`The version ${version} is published already. ${remedy}`);
  }
  if (!/\d$/.test(version) || version.replace(/\d+$/, '') !== next.replace(/\d+$/, '')) {
    throw new CommandError(`"${version}" is not a name of a version. ${remedy}`);
  }
  return version;
}
