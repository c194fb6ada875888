import siteConfig from '@generated/docusaurus.config';
import { coverageSection } from '@site/src/content/examples/files';
import { permalinkOf } from '@site/src/site/paths';
import { addressOf } from '@site/src/site/versions';
import { hashOf, type Shared } from './share';

/** The address of the playground, without a state. */
export const playgroundPath = (): string => `${siteConfig.baseUrl}playground/`;

/** The address of the section that says what runs and what is refused in a version. */
export const coveragePath = (version: string): string => {
  const { page: id, anchor } = coverageSection;
  return `${permalinkOf(addressOf({ version, id }), siteConfig.baseUrl)}#${anchor}`;
};

/**
 * The address that opens a state in the playground.
 * @returns undefined if the state is too large
 */
export async function addressOfShared(shared: Shared): Promise<string | undefined> {
  const hash = await hashOf(shared);
  return hash === undefined ? undefined : window.location.origin + playgroundPath() + hash;
}
