import { Feed } from 'feed';
import { feedPath, readHistory } from '../../content/releases';
import { type ReleaseHistory, releaseId } from '../../content/releases/model';
import { escaped } from '../../markdown/html';
import { addressOf, labelOf, versionNames } from '../../site/versions';
import type { Content, Files } from '../docs';

/**
 * Creates the Atom feed (RFC 4287) of a version's recorded changes, newest release first. The date of an entry is the
 * day on which the change was recorded: release dates are not known.
 * @param root URL of the site, without a trailing slash
 */
export function releaseFeed(versionName: string, history: ReleaseHistory, root: string): string {
  const changes = [...history.changes].reverse();
  const days = changes.map(({ recorded }) => recorded).sort();
  const pageAt = (id: string) => root + addressOf({ version: versionName, id });
  const overview = pageAt('releases/overview');
  const feed = new Feed({
    id: overview,
    title: `${labelOf(versionName)}: recorded changes`,
    link: overview,
    feedLinks: { atom: `${root}${feedPath(versionName)}` },
    updated: new Date(days.at(-1) ?? 0),
    copyright: '',
    author: { name: 'ACE documentation' },
  });
  for (const change of changes) {
    const { id, exact, version, kind, feature, sentence, upgrade, recorded } = change;
    // The texts of an entry are HTML.
    const htmlOf = (text: string) => escaped(text.replaceAll(/`|\*\*/g, ''));
    const day = `Recorded here on ${recorded}; this is not the date of the release.`;
    const texts = [sentence, ...(upgrade ? [`What to do: ${upgrade}`] : []), day];
    const link = `${pageAt(releaseId(version))}#${id}`;
    feed.addItem({
      id: link,
      link,
      title: htmlOf(`${exact ?? version}, ${kind}: ${feature}`),
      description: htmlOf(texts.join(' ')),
      date: new Date(recorded),
    });
  }
  return feed.atom1();
}

export const feeds = ({ site }: Content): Files =>
  versionNames.map((version) => [
    feedPath(version),
    releaseFeed(version, readHistory(version), site.replace(/\/$/, '')),
  ]);
