import { join } from 'node:path';
import { measure } from '../builds/measure';
import { sites } from '../builds/sites';

/** The addresses of the step page (kinds.ts) in the other generators of the build benchmark. */
const addresses = {
  'Docusaurus + faster': '/docs/steps/jwt/',
  Starlight: '/steps/jwt/',
} as const;

/** Builds the peers, and returns the step page of each. */
export async function peers(): Promise<{ name: string; folder: string; address: string }[]> {
  const targets = [];
  for (const [name, address] of Object.entries(addresses)) {
    const site = await sites[name as keyof typeof addresses](1);
    console.error(`building ${name}`);
    await measure(site.command, site.folder, site.env, join(site.folder, 'build.log'));
    const folder = join(site.folder, site.output);
    targets.push({ name, folder, address });
  }
  return targets;
}
