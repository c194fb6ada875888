import dialects from './dialects.json';
import { reject } from './problems';

/** What differs between the flows of the versions. */
type Dialect = {
  /** The version in messages. */
  name: string;
  /** The keys to the list of steps in a file. */
  stepsAt: readonly string[];
  extension: string;
  /** The steps and the callers of flows that the version does not have. */
  absent: readonly string[];
  /** Pages that are named otherwise. */
  pages: Readonly<Record<string, string>>;
};

/** Made once: each step of a run asks for the dialect. */
const { compare } = new Intl.Collator('en', { numeric: true });

const seriesOf = (version: string) => version.replace(/\d+$/, '');

/** The version whose dialect a version has: it has that of the version before until it gets its own. */
export const dialectVersion = (version: string): keyof typeof dialects | undefined =>
  (Object.keys(dialects) as (keyof typeof dialects)[])
    .filter((name) => seriesOf(name) === seriesOf(version))
    .find((name) => compare(name, version) <= 0);

/** The dialect of a version. @throws RunEnd if there is none */
export function dialectOf(version: string): Dialect {
  const name = dialectVersion(version);
  if (!name) reject(`There is no version "${version}".`);
  return dialects[name];
}

/** The name of a page in a version. @throws RunEnd if there is none */
export const pageIn = (version: string, page: string): string =>
  dialectOf(version).pages[page] ?? page;
