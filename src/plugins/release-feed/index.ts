import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Feed } from 'feed';
import { feedPath, overviewPage, readHistories, releasePage } from '../../content/releases';
import type { ReleaseHistory } from '../../content/releases/model';
import { labelOf } from '../../site/versions';

/**
 * Makes the Atom feed (RFC 4287) of a version's recorded changes, newest release first.
 * An entry's date is the day on which the change was recorded: the releases' own days are not known.
 * @param root address of the site, without a slash at its end
 */
export function releaseFeed(versionName: string, history: ReleaseHistory, root: string): string {
  const changes = [...history.changes].reverse();
  const days = changes.map(({ recorded }) => recorded).sort();
  const feed = new Feed({
    id: `${root}${overviewPage(versionName)}`,
    title: `${labelOf(versionName)}: recorded changes`,
    link: `${root}${overviewPage(versionName)}`,
    feedLinks: { atom: `${root}${feedPath(versionName)}` },
    updated: new Date(days.at(-1) ?? 0),
    copyright: '',
  });
  for (const change of changes) {
    const { id, exact, version, kind, feature, sentence, upgrade, recorded } = change;
    const plain = (text: string) => text.replaceAll(/`|\*\*/g, '');
    feed.addItem({
      id: `${root}${releasePage(versionName, version)}#${id}`,
      link: `${root}${releasePage(versionName, version)}#${id}`,
      title: `${exact ?? version}, ${kind}: ${feature}`,
      description: plain(upgrade ? `${sentence} What you do: ${upgrade}` : sentence),
      date: new Date(recorded),
    });
  }
  return feed.atom1();
}

/** Writes the feeds of all versions into the build. */
export default function releaseFeedPlugin({ siteConfig }: LoadContext): Plugin {
  return {
    name: 'release-feed',
    async postBuild({ outDir }) {
      const root = `${siteConfig.url}${siteConfig.baseUrl}`.replace(/\/$/, '');
      for (const [versionName, history] of Object.entries(readHistories())) {
        const file = join(outDir, feedPath(versionName));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, releaseFeed(versionName, history, root));
      }
    },
  };
}
