import type { Identity } from '../../src/site/identity';

// RFC 2606 and RFC 6761 reserve these names: no published site uses them.
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/**
 * Lists the reasons why a site must not be published.
 * @param identity the addresses that the build was made with
 * @returns one line for each address that is a reserved name, not an https address, or no origin
 */
export function deployProblems({ baseUrl, ...addresses }: Identity): string[] {
  const problems = Object.entries(addresses).flatMap(([key, value]) => {
    const variable = `SITE_${key.replace(/([A-Z])/g, '_$1').toUpperCase()}`;
    if (!URL.canParse(value) || !value.startsWith('https://'))
      return [`${key} is "${value}", not an https address. Set ${variable}.`];
    const { hostname, origin } = new URL(value);
    if (RESERVED.test(hostname))
      return [`${key} is still the reserved address ${value}. Set ${variable}.`];
    return key === 'url' && origin !== value
      ? [
          `url is "${value}", more than an origin. Set SITE_URL to ${origin}, and SITE_BASE_URL to the path of the site.`,
        ]
      : [];
  });
  if (/^\/(?:.*\/)?$/.test(baseUrl)) return problems;
  return [
    ...problems,
    `baseUrl is "${baseUrl}". Set SITE_BASE_URL to a path with a slash at both ends.`,
  ];
}
