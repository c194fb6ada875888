import type { Code, InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../page';
import type { CheckContext } from './context';

/** The page of a version that lists all environment variables of the services. */
const REFERENCE = 'intro/configuration';

// The prefixes of variables that the services read. Workspace variables are named by users.
const VARIABLE =
  /\b(?:(?:ACE|KEYCLOAK|DYNAMIC_API|JWT)_[A-Z0-9_]*[A-Z0-9]|DEV_API_[A-Z_]+|PUBLIC_API_BASE_URL|DISABLE_[A-Z_]+_STEP|DB2CODEPAGE)\b/g;

const referenced = new WeakMap<Page, Set<string>>();

function variablesOf(page: Page): Set<string> {
  const known = referenced.get(page);
  if (known) return known;
  const found = new Set(String(page.file).match(VARIABLE) ?? []);
  referenced.set(page, found);
  return found;
}

/** Requires that a variable on a page is listed in the reference of its version, if there is one. */
export function checkVariables(page: Page, { pages }: CheckContext): void {
  const reference = [...pages.values()].find(
    ({ versionDir, slug }) => versionDir === page.versionDir && slug === REFERENCE,
  );
  if (!reference || reference === page) return;
  const listed = variablesOf(reference);
  visit(page.tree, ['code', 'inlineCode'], (node) => {
    for (const [name] of (node as Code | InlineCode).value.matchAll(VARIABLE)) {
      if (listed.has(name)) continue;
      page.file.message(
        `The variable ${name} is not in the table of ${reference.file.path}. Add it there, or correct the name.`,
        node,
      );
    }
  });
}
