import { inlineParts } from './inlineScripts';

/** Sources that a deployment needs beside the site itself. */
export type PolicyOptions = {
  /** Origins of scripts of other hosts. */
  scripts?: readonly string[];
  /** Origins that scripts send requests to. */
  connections?: readonly string[];
};

const list = (...sources: readonly string[]): string => ["'self'", ...sources].join(' ');

/**
 * The policy of a page in a meta element, for hosts without headers.
 * @param sources of the inline scripts
 */
const metaPolicy = (sources: readonly string[], options: PolicyOptions): string =>
  [
    "default-src 'none'",
    `script-src ${list(...sources, ...(options.scripts ?? []))}`,
    "style-src 'self'",
    // Infima and the styles of the site have small pictures as data: URLs.
    "img-src 'self' data:",
    `connect-src ${list(...(options.connections ?? []))}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');

/**
 * The policy of scripts: that of a worker comes with its file. The flow runner has JavaScript in WebAssembly, which a
 * page cannot compile.
 */
export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const CHARSET = /<meta charset="?UTF-8"?\s*\/?>/i;

/** Gives each page its policy, and collects what the pages need together. */
export class PolicyCollector {
  private readonly sources = new Set<string>();
  private readonly problems: string[] = [];

  constructor(private readonly options: PolicyOptions) {}

  /**
   * Adds its policy to a page: directly after its encoding, because it applies to what follows.
   * @throws Error if the page has no encoding
   */
  add(html: string, path: string): string {
    const { sources, problems } = inlineParts(html);
    for (const source of sources) this.sources.add(source);
    this.problems.push(...problems.map((problem) => `${path}: ${problem}`));
    if (!CHARSET.test(html)) throw new Error(`${path}: it has no <meta charset="UTF-8">`);
    const policy = metaPolicy(sources, this.options);
    return html.replace(
      CHARSET,
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    );
  }

  /**
   * The policy of all pages as a host sends it: a meta element cannot have `frame-ancestors`.
   * @throws Error that names what the policy does not allow
   */
  ofAllPages(): string {
    if (this.problems.length > 0) {
      const first = this.problems.slice(0, 20).join('\n');
      throw new Error(`Content security policy: ${this.problems.length} problems\n${first}`);
    }
    return `${metaPolicy([...this.sources].sort(), this.options)}; frame-ancestors 'none'`;
  }
}
