/** The page of a version that lists all environment variables of the services. */
export const VARIABLE_REFERENCE = 'intro/configuration';

// The prefixes of variables that the services read. Workspace variables are named by users.
const VARIABLE =
  /\b(?:(?:ACE|KEYCLOAK|DYNAMIC_API|JWT)_[A-Z0-9_]*[A-Z0-9]|DEV_API_[A-Z_]+|PUBLIC_API_BASE_URL|DISABLE_[A-Z_]+_STEP|DB2CODEPAGE)\b/g;

/** The names of the services' environment variables in a text, in order. */
export const variablesIn = (text: string): string[] => text.match(VARIABLE) ?? [];
