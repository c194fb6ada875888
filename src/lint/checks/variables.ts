import type { CheckContext, Page } from '../page';

/** The page of a version that lists all environment variables of the services. */
const REFERENCE = 'intro/configuration';

// The prefixes of variables that the services read. Workspace variables are named by users.
const VARIABLE =
  /\b(?:(?:ACE|KEYCLOAK|DYNAMIC_API|JWT)_[A-Z0-9_]*[A-Z0-9]|DEV_API_[A-Z_]+|PUBLIC_API_BASE_URL|DISABLE_[A-Z_]+_STEP|DB2CODEPAGE)\b/g;

const variablesIn = (text: string): string[] => text.match(VARIABLE) ?? [];

/** Requires that a variable on a page is listed in the reference of its version, if there is one. */
export function checkVariables(page: Page, { pages }: CheckContext): void {
  const reference = [...pages.values()].find(
    ({ versionDir, slug }) => versionDir === page.versionDir && slug === REFERENCE,
  );
  if (!reference || reference.path === page.path) return;
  const listed = new Set(variablesIn(String(reference.file)));
  page.reportEach(['code', 'inlineCode'], ({ value }) =>
    variablesIn(value).map(
      (name) =>
        !listed.has(name) &&
        `The variable ${name} is not in the table of ${reference.name}. Add it there, or correct the name.`,
    ),
  );
}
