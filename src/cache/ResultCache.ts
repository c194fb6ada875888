import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where Docusaurus and its bundler keep their caches; `docusaurus clear` removes it. */
const FOLDER = 'node_modules/.cache/ace-docs';

type Results = Record<string, unknown>;
type Stored = { code: string; results: Results };

function readResults(file: string, code: string): Results {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored;
    return stored.code === code ? stored.results : {};
  } catch {
    // No cache yet, or a damaged one: every result is computed again.
    return {};
  }
}

/**
 * Results of earlier runs by a digest of their input, valid until the code changes. They must be JSON values. Results
 * that were not requested since the cache was opened are dropped when it is saved.
 */
export class ResultCache {
  private readonly file: string;
  private readonly earlier: Results;
  private readonly used: Results = {};
  private isChanged = false;

  /**
   * @param siteDir folder of the project
   * @param name what is cached; the name of the file
   * @param code digest of the code that computes the results, see `codeDigest`
   */
  constructor(
    siteDir: string,
    name: string,
    private readonly code: string,
  ) {
    this.file = join(siteDir, FOLDER, `${name}.json`);
    this.earlier = readResults(this.file, code);
  }

  /** The result for a digest, of an earlier run or of this one, or undefined. */
  get<Result>(digest: string): Result | undefined {
    const result = this.used[digest] ?? this.earlier[digest];
    if (result !== undefined) this.used[digest] = result;
    return result as Result | undefined;
  }

  set(digest: string, result: unknown): void {
    this.used[digest] = result;
    this.isChanged = true;
  }

  /** Writes the results in one step: another process may read the file at the same time. */
  save(): void {
    const results = this.used;
    const isPruned = Object.keys(results).length < Object.keys(this.earlier).length;
    if (!this.isChanged && !isPruned) return;
    mkdirSync(dirname(this.file), { recursive: true });
    const next = `${this.file}.${process.pid}`;
    writeFileSync(next, JSON.stringify({ code: this.code, results } satisfies Stored));
    renameSync(next, this.file);
  }
}
