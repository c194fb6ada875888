import { workerPolicy } from './policy';

/** The headers of the addresses that a pattern matches; `*` at its end stands for any rest. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

/**
 * Features of browsers that the site does not use. Without `web-share`, about which Chromium warns on each page where it
 * has no such feature, as on Linux.
 */
const UNUSED_FEATURES = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media'],
  ...['fullscreen', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock', 'usb'],
  'xr-spatial-tracking',
];

const COMMON = {
  // Two years. Add "preload" if you submit the domain to hstspreload.org.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // For the not-found page of an unknown address, which no rule of a folder matches.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};
/** The cache rule of what a deployment changes. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * The headers of a built site. No two rules that match an address have the same header: hosts combine them differently.
 * Other files than pages and assets have no rule for the cache: hosts that read `_headers` have them revalidated.
 * @param pages paths of the HTML files
 * @param policy policy of the pages
 */
export function headerRules(
  baseUrl: string,
  pages: readonly string[],
  policy: string,
): HeaderRule[] {
  const page = { 'Cache-Control': REVALIDATED, 'Content-Security-Policy': policy };
  const places = new Set(
    pages.map((path) => path.replace(/\/.*/, '/*').replace(/^index\.html$/, '')),
  );
  return [
    { path: `${baseUrl}*`, headers: COMMON },
    {
      path: `${baseUrl}assets/*`,
      headers: { ...IMMUTABLE, 'Content-Security-Policy': workerPolicy },
    },
    ...[...places].sort().map((place) => ({ path: `${baseUrl}${place}`, headers: page })),
  ];
}

/** Writes the rules as a `_headers` file, which Netlify, Cloudflare Pages and others read. */
export const toHeadersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
