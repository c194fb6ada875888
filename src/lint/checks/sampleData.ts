import type { Page } from '../page';

/** Hosts that samples may name: reserved names, the machine itself, services of a cluster, and public standards. */
const HOSTS =
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|host\.docker\.internal|w3\.org|json-schema\.org|xmlsoap\.org|openapis\.org|oasis-open\.org)$/;
/** Services that every installation names in the same way. */
const SERVICES =
  /^(?:registry\.npmjs\.org|login\.microsoftonline\.com|graph\.microsoft\.com|sts\.windows\.net|cognito-idp\.[\w-]+\.amazonaws\.com)$/;

const URL_IN_TEXT =
  /\b[a-z][a-z+.-]*:\/\/(?:[^\s/@"'`]*@)?((?:[a-z\d-]+\.)+[a-z]{2,})(?![\w.-]*\w)/gi;
const EMAIL = /[\w.+-]+@((?:[a-z\d-]+\.)+[a-z]{2,})\b/gi;

/** What looks like a secret that somebody pasted. */
export const SECRETS: [pattern: RegExp, name: string][] = [
  [/\bgh[pousr]_[A-Za-z\d]{20,}|\bgithub_pat_\w{20,}/g, 'a token of GitHub'],
  [/\bglpat-[\w-]{20,}/g, 'a token of GitLab'],
  [/\bnpm_[A-Za-z\d]{36}\b/g, 'a token of npm'],
  [/\bA[KS]IA[A-Z\d]{16}\b/g, 'an access key of AWS'],
  [/\bxox[abprs]-[\w-]{10,}/g, 'a token of Slack'],
  [/\bAIza[\w-]{35}\b/g, 'a key of Google'],
  // A sample that leaves the key out, as in "…", has no line of base64.
  [/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z\d+/=]{40,}/g, 'a private key'],
];

const FENCE = /^ *```[^\n]*\n[^]*?^ *```|`[^`\n]+`/gm;

/**
 * Reports data of real people and systems: hosts and e-mail addresses outside the reserved domains, and keys. A link of
 * the text can lead to any host.
 */
export function checkSampleData(page: Page): void {
  const source = String(page.file);
  for (const { 0: code, index } of source.matchAll(FENCE)) {
    for (const { 1: host = '', index: at } of code.matchAll(URL_IN_TEXT)) {
      const name = host.toLowerCase();
      page.report(
        page.lineAt(index + at),
        !HOSTS.test(name) &&
          !SERVICES.test(name) &&
          `The sample names the host "${host}". Use one below example.com.`,
      );
    }
  }
  for (const { 0: address, 1: domain = '', index } of source.matchAll(EMAIL))
    page.report(
      page.lineAt(index),
      !HOSTS.test(domain.toLowerCase()) &&
        `The page names the e-mail address "${address}". Use one at example.com.`,
    );
  for (const [pattern, name] of SECRETS)
    for (const { 0: secret, index } of source.matchAll(pattern))
      page.report(
        page.lineAt(index),
        `"${secret.slice(0, 8)}…" looks like ${name}. Revoke it if it is real, and write a placeholder such as <token>.`,
      );
}
