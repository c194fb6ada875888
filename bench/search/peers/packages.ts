import { join } from 'node:path';
import { installPackages } from '../../support/packages';
import { scratch } from '../../support/workspace';

const NAME = 'peers';

/**
 * Installs the packages of the peers, which the site does not need, on first use.
 * @returns the folder whose node_modules contains them
 */
export const installPeers = (): Promise<string> => installPackages(NAME, __dirname);

/** A file of the installed peers' packages. */
export const peerFile = (path: string): string => join(scratch, NAME, 'node_modules', path);
