import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Link, RootContent } from 'mdast';
import { feedPath, type PageChange, readHistory } from '../../content/releases';
import {
  areaNames,
  type ChangeGroup,
  changesIn,
  groupChanges,
  groupsByTask,
  hasNoChanges,
  type Kind,
  needsAction,
  type ReleaseHistory,
  quietRange,
  releasesByYear,
  releasesWithTasks,
  releaseId,
} from '../../content/releases/model';
import { labelOf } from '../../site/versions';
import { attributeOf, expressionAttribute, text } from '../mdx';
import { type Expansion, linkTo, mdx } from './page';

const kindNames: Record<Kind, string> = {
  added: 'New',
  changed: 'Changed',
  deprecated: 'Deprecated',
  removed: 'Removed',
  fixed: 'Fixed',
};

/** How the badge of a change begins, and that of an announced one. */
const badgeStart: Record<Kind, [recorded: string, announced: string]> = {
  added: ['Since', 'Announced for'],
  changed: ['Changed in', 'Will change in'],
  deprecated: ['Deprecated since', 'Will be deprecated in'],
  removed: ['Removed in', 'Will be removed in'],
  fixed: ['Fixed in', 'Will be fixed in'],
};

const releaseLink = (version: string, release: string, text = release) =>
  `[${text}](${linkTo(version, releaseId(release))})`;

const paragraphs = (...parts: readonly (string | false)[]) =>
  parts.filter((part) => part !== false && part !== '').join('\n\n');

/** Where a card is: on the page of its release, or in the changelog. */
type Place = 'release' | 'changelog';

/**
 * Changes as cards: the kind, where it is explained, its area, what changed, what to do when upgrading. On the page of a
 * release a card has an anchor; in the changelog it names its release. It has the parts of its change, such as the
 * variables of a feature.
 */
function cards(
  version: string,
  groups: readonly ChangeGroup[],
  place: Place,
  areParts = false,
): string {
  const card = ({ change, parts }: ChangeGroup) => {
    const { id, version: release, exact = release, kind, area, feature, page, upgrade } = change;
    const asks = upgrade !== null ? 'self' : needsAction({ change, parts }) && 'parts';
    const attributes = Object.entries({
      release,
      kind,
      area,
      ...(place === 'release' && { id }),
      ...(asks && { asks }),
    }).map(([name, value]) => ` ${name}="${value}"`);
    const link = place === 'changelog' && ` · ${releaseLink(version, release, exact)}`;
    const where = areParts ? '' : ` <small>${areaNames[area]}${link || ''}</small>`;
    return paragraphs(
      `<Change${attributes.join('')}>`,
      `**${kindNames[kind]}** [${feature}](${linkTo(version, page)})${where}`,
      change.sentence,
      upgrade !== null && `**What to do:** ${upgrade}`,
      parts.length > 0 && cards(version, groupChanges(parts), place, true),
      '</Change>',
    );
  };
  return paragraphs('<Changes>', ...groups.map(card), '</Changes>');
}

/** What an upgrade from a release to the newest asks of the user. */
function upgradeFrom(version: string, history: ReleaseHistory, release: string): string {
  const newest = history.releases.at(-1) ?? release;
  if (release === newest)
    return `${release} is the newest release of ${labelOf(version)} that this documentation covers.`;
  const guides = new Map(history.guides?.map(({ to, page }) => [to, page]));
  const releases = releasesWithTasks(history, release).map((one) => {
    const guide = guides.get(one);
    return (
      releaseLink(version, one) + (guide ? ` (with a [guide](${linkTo(version, guide)}))` : '')
    );
  });
  if (releases.length === 0)
    return `No recorded change after ${release}, up to ${newest}, needs action.`;
  const overview = `${linkTo(version, 'releases/overview')}?from=${release}&to=${newest}`;
  return `See [what to do from ${release} to ${newest}](${overview}). Releases with changes that need action: ${releases.join(', ')}.`;
}

/** How many changes of a release are recorded, and how many of them need action. */
function summary(release: string, changes: number, tasks: number): string {
  if (changes === 1)
    return `${release} has one recorded change, which needs ${tasks ? 'action' : 'no action'}.`;
  const asking = tasks === changes ? 'all need' : `${tasks || 'none'} need${tasks > 1 ? '' : 's'}`;
  return `${release} has ${changes} recorded changes, of which ${asking} action.`;
}

/** What stands for the elements of the text that release pages share. */
function partsOf(
  version: string,
  history: ReleaseHistory,
  release: string,
): Record<string, string> {
  const changes = changesIn(history, release);
  const [tasks, rest] = groupsByTask(changes);
  const { guides = [], releases } = history;
  // An upgrade from far below the release follows them first.
  const before = guides.filter(({ to }) => releases.indexOf(to) < releases.indexOf(release));
  return {
    ReleaseSummary: summary(
      release,
      changes.length,
      changes.filter(({ upgrade }) => upgrade !== null).length,
    ),
    ReleaseTasks: paragraphs(
      ...guides
        .filter(({ to }) => to === release)
        .map(
          ({ sentence, to, page }) =>
            `${sentence} When you upgrade to ${to} or later, follow [Migrate to ${to}](${linkTo(version, page)}).`,
        ),
      tasks.length > 0
        ? cards(version, tasks, 'release')
        : `No recorded change of ${release} needs action.`,
    ),
    // Without another change, no heading; its address stays.
    ReleaseChanges:
      rest.length > 0
        ? paragraphs('## Other recorded changes', cards(version, rest, 'release'))
        : `<p id="other-recorded-changes">No other change of ${release} is recorded.</p>`,
    ReleaseUpgradeFrom: upgradeFrom(version, history, release),
    ReleaseUpgradeTo: paragraphs(
      ...before.map(
        ({ from, to, page }) =>
          `From ${from} or earlier, first follow [Migrate to ${to}](${linkTo(version, page)}).`,
      ),
    ),
  };
}

/**
 * `<Release release="…" />`: the text that the pages of releases share, `_release.md` beside the page, or `_empty.md` for
 * a release without a recorded change. In it, `{release}` is the number, `{range}` the releases around it without changes,
 * and `<ReleaseText />` what only this page says.
 */
export const release: Expansion = (element, { version, folder }) => {
  const history = readHistory(version);
  const name = attributeOf(element, 'release');
  if (!history.releases.includes(name))
    throw new Error(
      `src/content/releases/${version}.json has no release "${name}". Add it, or correct the attribute.`,
    );
  const file = join(folder, hasNoChanges(history, name) ? '_empty.md' : '_release.md');
  if (!existsSync(file))
    throw new Error(`${file} does not exist: it has the text of the pages of releases.`);
  const text = readFileSync(file, 'utf8')
    .replaceAll('{release}', name)
    .replaceAll('{range}', quietRange(history, name));
  const parts = partsOf(version, history, name);
  return mdx(text).flatMap((node): readonly RootContent[] => {
    const part = node.type === 'mdxJsxFlowElement' ? (node.name ?? '') : '';
    if (part === 'ReleaseText') return element.children;
    return Object.hasOwn(parts, part) ? mdx(parts[part] ?? '') : [node];
  });
};

/** Beside a release all of whose changes the browser hides. */
const HIDDEN = '<p className="hint" data-no-markdown="" data-search-ignore="">needs no action</p>';

/**
 * `<ReleaseFilter />`: the changelog of the version in the filter that the browser adds, by year and release, newest
 * first.
 */
export const releaseFilter: Expansion = (element, { version }) => {
  const history = readHistory(version);
  const entry = (release: string) => {
    const [tasks, rest] = groupsByTask(changesIn(history, release));
    return paragraphs(
      `<h4>${releaseLink(version, release)}</h4>`,
      tasks.length === 0 && HIDDEN,
      cards(version, [...tasks, ...rest], 'changelog'),
    );
  };
  const text = [...releasesByYear(history)].flatMap(([label, releases]) => {
    const empty = releases.filter((one) => hasNoChanges(history, one));
    return [
      `<h3>${label}</h3>`,
      empty.length > 0 &&
        `No recorded change: ${empty.map((one) => releaseLink(version, one)).join(', ')}`,
      ...releases.filter((one) => !empty.includes(one)).map(entry),
    ];
  });
  const facts = { releases: history.releases, feed: feedPath(version), kindNames, areaNames };
  const attributes = [expressionAttribute('facts', JSON.stringify(facts))];
  return [{ ...element, attributes, children: mdx(paragraphs(...text)) } as RootContent];
};

/**
 * A badge that names the release of a change, as a link to its page, or to the overview while the change is announced.
 * @param addressOf the address of a page of the version by its ID
 */
export const badge = (
  { change, announced }: PageChange,
  addressOf: (id: string) => string,
): Link => ({
  type: 'link',
  url: addressOf(announced ? 'releases/overview' : releaseId(change.version)),
  data: { hProperties: { className: ['change-badge'] } },
  children: [
    text(`${badgeStart[change.kind][announced ? 1 : 0]} ${change.exact ?? change.version}`),
  ],
});

/** `<Since change="…" />`: a badge that names the release of a recorded change, and links to its page. */
export const since: Expansion = (element, { version }) => {
  const id = attributeOf(element, 'change');
  const change = readHistory(version).changes.find((one) => one.id === id);
  if (!change)
    throw new Error(
      `The badge names the change "${id}", which is not recorded. Record it in src/content/releases/${version}.json, or name another one.`,
    );
  return [badge({ change, announced: false }, (target) => linkTo(version, target))];
};
