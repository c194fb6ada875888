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
export const metaPolicy = (sources: readonly string[], options: PolicyOptions): string =>
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

/** The policy of a page as its host sends it: a meta element cannot have `frame-ancestors`. */
export const pagePolicy = (sources: readonly string[], options: PolicyOptions): string =>
  `${metaPolicy(sources, options)}; frame-ancestors 'none'`;

/**
 * The policy of scripts: that of a worker comes with its file. The flow runner has JavaScript in WebAssembly, which a
 * page cannot compile.
 */
export const workerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const CHARSET = /<meta charset="?UTF-8"?\s*\/?>/i;

/**
 * Adds a policy to a page: directly after its encoding, because it applies to what follows.
 * @returns undefined if the page has no encoding
 */
export const withPolicy = (html: string, policy: string): string | undefined =>
  CHARSET.test(html)
    ? html.replace(
        CHARSET,
        (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      )
    : undefined;
