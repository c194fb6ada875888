import siteConfig from '@generated/docusaurus.config';
import { hashOf, type Shared } from './share';

/** The address of the playground, without a state. */
export const playgroundPath = (): string => `${siteConfig.baseUrl}playground/`;

/**
 * The address that opens a state in the playground.
 * @returns undefined if the state is too large
 */
export async function addressOfShared(shared: Shared): Promise<string | undefined> {
  const hash = await hashOf(shared);
  return hash === undefined ? undefined : window.location.origin + playgroundPath() + hash;
}
