import type { Code, InlineCode } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from '../page';
import type { CheckContext } from './context';

/** The page of a version that lists every environment variable of the services. */
const REFERENCE = 'intro/configuration';

// The families of variables that the services read. Names of workspace variables are the reader's own.
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

/** A variable that a page names stands in the reference of its version, where there is one. */
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
