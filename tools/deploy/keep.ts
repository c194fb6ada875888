// npm run deploy:keep -- <folder>: README.md, "Deploy".
import { join } from 'node:path';
import { deploymentDir } from '../lib/builds';
import { keepAssets } from './keptAssets';

/** How long a tab that is left open finds its files. */
const DAYS = 30;

async function main([folder]: readonly string[]): Promise<void> {
  if (!folder) {
    throw new Error(
      'Name the folder with the assets of earlier builds: npm run deploy:keep -- <folder>',
    );
  }
  const { added, removed } = await keepAssets(join(deploymentDir, 'assets'), folder, DAYS);
  console.log(
    `${added} assets of earlier builds added, ${removed} older than ${DAYS} days removed.`,
  );
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
