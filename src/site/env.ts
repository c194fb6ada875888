/** Reads a build-time setting from the environment; an empty value counts as unset. */
export function env(name: string): string | undefined {
  return process.env[name] || undefined;
}

/** Whether a build-time switch is set to "true". */
export function envFlag(name: string): boolean {
  return env(name) === 'true';
}

/** Preview of the next version (docs/): `npm run start:next`. Never set for a published build. */
export const previewsNext = envFlag('DOCS_NEXT');
