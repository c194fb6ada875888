import { type HeaderRule, REVALIDATED } from '../../src/plugins/content-security-policy/headers';

/** The servers for which the headers of a build can be written. */
export const servers = ['nginx', 'caddy', 'cloudfront'] as const;
export type ServerName = (typeof servers)[number];

const MADE = (server: ServerName) =>
  `Made from the file _headers of a build: npm run deploy -- headers ${server}`;

/**
 * The pattern of a rule as a regular expression. Servers may see the address of the home page as that of its file.
 */
function expressionOf(path: string): string {
  const escaped = path.replace(/\*$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  if (path.endsWith('*')) return `^${escaped}`;
  return path.endsWith('/') ? `^${escaped}(index\\.html)?$` : `^${escaped}$`;
}

/** Maps for the context "http"; the headers that all addresses have are in tools/deploy/nginx.conf. */
function nginx(rules: readonly HeaderRule[]): string {
  const map = (variable: string, header: string, other: string) => [
    `map $uri $${variable} {`,
    `  default "${other}";`,
    ...rules.flatMap(({ path, headers }) =>
      headers[header] ? [`  "~${expressionOf(path)}" "${headers[header]}";`] : [],
    ),
    '}',
  ];
  return [
    `# ${MADE('nginx')}`,
    ...map('ace_docs_policy', 'Content-Security-Policy', ''),
    ...map('ace_docs_cache', 'Cache-Control', REVALIDATED),
    '',
  ].join('\n');
}

/** Directives for the block of the site in a Caddyfile. */
function caddy(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [
      `header ${path} {`,
      ...Object.entries(headers).map(([name, value]) => `  ${name} "${value}"`),
      '}',
    ].join('\n'),
  );
  return [`# ${MADE('caddy')}`, ...blocks, `header ?Cache-Control "${REVALIDATED}"`, ''].join('\n');
}

/** A CloudFront function for the event "viewer response". */
function cloudfront(rules: readonly HeaderRule[]): string {
  const list = rules.map(({ path, headers }) => [expressionOf(path), headers]);
  return `// ${MADE('cloudfront')}
var rules = ${JSON.stringify(list, null, 1)};

function handler(event) {
  var response = event.response;
  rules.forEach(function (rule) {
    if (!new RegExp(rule[0]).test(event.request.uri)) return;
    Object.keys(rule[1]).forEach(function (name) {
      response.headers[name.toLowerCase()] = { value: rule[1][name] };
    });
  });
  var found = Number(response.statusCode) < 400;
  if (!found || !response.headers['cache-control'])
    response.headers['cache-control'] = { value: '${REVALIDATED}' };
  return response;
}
`;
}

const writers: Record<ServerName, (rules: readonly HeaderRule[]) => string> = {
  nginx,
  caddy,
  cloudfront,
};

/** The headers of a build in the language of a server. */
export const headersFor = (server: ServerName, rules: readonly HeaderRule[]): string =>
  writers[server](rules);
