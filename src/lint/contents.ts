import type { ResultCache } from '../cache/ResultCache';
import type { ContentCache } from './page';

/** What is read from pages: by version, then by digest. Threads send it to each other. */
export type KnownContents = ReadonlyMap<string, ReadonlyMap<string, unknown>>;

/** What is read from the pages in this process, or was in earlier runs. */
export class Contents {
  private readonly versions = new Map<string, Map<string, unknown>>();

  /** @param storedFor the results of earlier runs for a version */
  constructor(private readonly storedFor?: (version: string) => ResultCache | undefined) {}

  get known(): KnownContents {
    return this.versions;
  }

  /** The content of the pages of a version. */
  cacheOf(version: string): ContentCache {
    const known = this.versions.get(version) ?? new Map<string, unknown>();
    this.versions.set(version, known);
    const stored = this.storedFor?.(version);
    return {
      get: (digest) => {
        const content = known.get(digest) ?? stored?.get(digest);
        if (content !== undefined) known.set(digest, content);
        return content;
      },
      set: (digest, content) => {
        known.set(digest, content);
        stored?.set(digest, content);
      },
    };
  }

  /** Adds what another thread has read. */
  add(contents: KnownContents): void {
    for (const [version, known] of contents) {
      const { set } = this.cacheOf(version);
      known.forEach((content, digest) => set(digest, content));
    }
  }
}
