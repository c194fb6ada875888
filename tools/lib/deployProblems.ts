import type { Identity } from '../../src/site/identity';

// RFC 2606 and RFC 6761 reserve these names: no published site uses them.
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/**
 * Lists the reasons why a site must not be published.
 * @param identity the addresses that the build was made with
 * @returns one line per address that is still a reserved name, not an https address, or no origin; empty if there is no
 * problem
 */
export function deployProblems({ baseUrl, ...addresses }: Identity): string[] {
  const problems = Object.entries(addresses).flatMap(([key, value]) => {
    const variable = `SITE_${key.replace(/([A-Z])/g, '_$1').toUpperCase()}`;
    if (!URL.canParse(value) || !value.startsWith('https://')) {
      return [`${key} is "${value}", not an https address. Set ${variable}.`];
    }
    return RESERVED.test(new URL(value).hostname)
      ? [`${key} is still the reserved address ${value}. Set ${variable}.`]
      : [];
  });
  const { url } = addresses;
  if (URL.canParse(url) && new URL(url).origin !== url) {
    problems.push(
      `url is "${url}", more than an origin. Set SITE_URL to ${new URL(url).origin}, and SITE_BASE_URL to the path of the site.`,
    );
  }
  if (!/^\/(?:.*\/)?$/.test(baseUrl)) {
    problems.push(
      `baseUrl is "${baseUrl}". Set SITE_BASE_URL to a path with a slash at both ends.`,
    );
  }
  return problems;
}
