/** Reads a build-time setting from the environment; an empty value counts as absent. */
export function env(name: string): string | undefined {
  return process.env[name] || undefined;
}

/** True for a build-time switch that is set to "true". */
export function envFlag(name: string): boolean {
  return env(name) === 'true';
}
