/** Sources that a deployment needs beside the site itself. */
export type PolicyOptions = {
  /** Origins of scripts of other hosts. */
  scripts?: readonly string[];
  /** Origins that scripts send requests to. */
  connections?: readonly string[];
};

type Directives = Record<string, readonly string[]>;

const toText = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

const SELF = "'self'";
const NONE = ["'none'"];

const pageDirectives = (sources: readonly string[], options: PolicyOptions): Directives => ({
  'default-src': NONE,
  'script-src': [SELF, ...sources, ...(options.scripts ?? [])],
  'style-src': [SELF],
  // Infima and the styles of the site have small pictures as data: URLs.
  'img-src': [SELF, 'data:'],
  'connect-src': [SELF, ...(options.connections ?? [])],
  'worker-src': [SELF],
  'object-src': NONE,
  'base-uri': NONE,
  'form-action': [SELF],
});

/**
 * The policy of a page as its host sends it.
 * @param sources of the inline scripts
 */
export const pagePolicy = (sources: readonly string[], options: PolicyOptions): string =>
  toText({ ...pageDirectives(sources, options), 'frame-ancestors': NONE });

/** The policy of a page in a meta element, which cannot have `frame-ancestors`: for hosts without headers. */
export const metaPolicy = (sources: readonly string[], options: PolicyOptions): string =>
  toText(pageDirectives(sources, options));

/**
 * The policy of scripts: that of a worker comes with its file. The flow runner has JavaScript in WebAssembly, which a
 * page cannot compile.
 */
export const workerPolicy: string = toText({
  'default-src': NONE,
  'script-src': [SELF, "'wasm-unsafe-eval'"],
  'connect-src': [SELF],
});

const CHARSET = /<meta charset="?UTF-8"?\s*\/?>/i;

/**
 * Adds a policy to a page: directly after its encoding, because it applies to what follows.
 * @throws Error if the page has no encoding
 */
export function withPolicy(html: string, policy: string): string {
  if (!CHARSET.test(html)) throw new Error('it has no <meta charset="UTF-8">');
  return html.replace(
    CHARSET,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
}
