import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Link, RootContent } from 'mdast';
import { feedPath, type PageChange, readHistory } from '../../content/releases';
import {
  type ChangeGroup,
  changelog,
  groupChanges,
  needsAction,
  splitByTask,
} from '../../content/releases/changelog';
import {
  type Change,
  changesBetween,
  changesIn,
  featuresAt,
  guidesFor,
  hasNoChanges,
  type ReleaseHistory,
  releaseSlug,
  type UpgradeGuide,
} from '../../content/releases/model';
import { areaNames, badgeText, kindNames } from '../../content/releases/words';
import { labelOf } from '../../site/versions';
import { attributeOf, expressionAttribute } from '../mdx';
import { type Expansion, type ExpandedPage, linkTo, mdx, type MdxElement } from './page';

/** The recorded releases of a version, and the links to its pages. */
type Source = { version: string; history: ReleaseHistory };

const sourceOf = ({ version }: ExpandedPage): Source => ({
  version,
  history: readHistory(version),
});

const releaseLink = (version: string, release: string, text = release) =>
  `[${text}](${linkTo(version, `releases/${releaseSlug(release)}`)})`;

const paragraphs = (...parts: readonly (string | false)[]) =>
  parts.filter((part) => part !== false && part !== '').join('\n\n');

/** Where a card is: on the page of its release, or in the changelog. */
type Place = 'release' | 'changelog';

/**
 * A change as a card: the kind, where it is explained, its area, what changed, what to do when upgrading. On the page of
 * a release it has an anchor; in the changelog it names its release. A card has the parts of its change, such as the
 * variables of a feature.
 */
function card(version: string, { change, parts }: ChangeGroup, place: Place, isPart: boolean) {
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
  const where = isPart ? '' : ` <small>${areaNames[area]}${link || ''}</small>`;
  return paragraphs(
    `<Change${attributes.join('')}>`,
    `**${kindNames[kind]}** [${feature}](${linkTo(version, page)})${where}`,
    change.sentence,
    upgrade !== null && `**What to do:** ${upgrade}`,
    parts.length > 0 && cards(version, parts, place, true),
    '</Change>',
  );
}

const cards = (
  version: string,
  changes: readonly Change[],
  place: Place,
  areParts = false,
): string =>
  paragraphs(
    '<Changes>',
    ...groupChanges(changes).map((group) => card(version, group, place, areParts)),
    '</Changes>',
  );

/** What the release is, and how much is recorded about it, in one line. */
function summary({ version, history }: Source, release: string): string {
  const { length } = changesIn(history, release);
  const count = length === 1 ? 'one recorded change' : `${length} recorded changes`;
  return `${release} is a release of ${labelOf(version)} with ${count}.`;
}

const guideText = (version: string, { sentence, to, page }: UpgradeGuide) =>
  `${sentence} When you upgrade to ${to} or later, follow [Migrate to ${to}](${linkTo(version, page)}).`;

/** What the recorded changes of the release ask of the user. */
function tasks({ version, history }: Source, release: string): string {
  const [asking] = splitByTask(changesIn(history, release));
  const guides = guidesFor(history, release).filter(({ to }) => to === release);
  return paragraphs(
    ...guides.map((guide) => guideText(version, guide)),
    asking.length > 0
      ? cards(version, asking, 'release')
      : `No recorded change of ${release} needs action.`,
  );
}

/** The recorded changes of the release that ask nothing of the user. */
function others({ version, history }: Source, release: string): string {
  const [, rest] = splitByTask(changesIn(history, release));
  return rest.length > 0 ? cards(version, rest, 'release') : 'None.';
}

/** The features with a known release: those that this release has, and those that came later. */
function features({ version, history }: Source, release: string): string {
  const { has, lacks } = featuresAt(history, release);
  const list = (title: string, changes: readonly Change[]) =>
    changes.length > 0 &&
    paragraphs(
      `<h3>${title}</h3>`,
      changes
        .map(
          ({ feature, page, version: since }) =>
            `- [${feature}](${linkTo(version, page)}) (${since})`,
        )
        .join('\n'),
    );
  return paragraphs(
    'Only features whose release is known are listed here.',
    list(`Available in ${release}`, has),
    list(`Added after ${release}`, lacks),
  );
}

/** The later releases that ask something of the user, with the filtered overview of the upgrade. */
function later({ version, history }: Source, release: string): string {
  const newest = history.releases.at(-1) ?? release;
  if (release === newest)
    return `${release} is the newest release of ${labelOf(version)} that this documentation covers.`;
  const asking = changesBetween(history, { from: release, to: newest }).filter(
    ({ upgrade }) => upgrade !== null,
  );
  const releases = [...new Set(asking.map((change) => change.version))].reverse();
  if (releases.length === 0)
    return `No recorded change after ${release}, up to ${newest}, needs action.`;
  const overview = `${linkTo(version, 'releases/overview')}?from=${release}&to=${newest}`;
  return `Later releases with changes that need action: ${releases.map((one) => releaseLink(version, one)).join(', ')}. See what to do in the [upgrade from ${release} to ${newest}](${overview}).`;
}

/** What an upgrade to the release, and one from it to the newest, ask of the user. */
const upgrade = (source: Source, release: string): string =>
  paragraphs(
    later(source, release),
    ...guidesFor(source.history, release)
      .filter(({ to }) => to !== release)
      .map((guide) => guideText(source.version, guide)),
  );

/** The elements of the text that release pages share. */
const PARTS: Record<string, (source: Source, release: string) => string> = {
  ReleaseSummary: summary,
  ReleaseTasks: tasks,
  ReleaseChanges: others,
  ReleaseFeatures: features,
  ReleaseUpgrade: upgrade,
};

const isElement = (node: RootContent): node is RootContent & MdxElement =>
  node.type === 'mdxJsxFlowElement';

/**
 * `<Release release="…" />`: the text that the pages of releases share, `_release.md` beside the page, or `_empty.md` for
 * a release without a recorded change. In it, `{release}` is the number, and `<ReleaseText />` what only this page says.
 */
export const release: Expansion = (element, page) => {
  const source = sourceOf(page);
  const name = attributeOf(element, 'release');
  if (!source.history.releases.includes(name))
    throw new Error(
      `src/content/releases/${page.version}.json has no release "${name}". Add it, or correct the attribute.`,
    );
  const file = join(page.folder, hasNoChanges(source.history, name) ? '_empty.md' : '_release.md');
  if (!existsSync(file))
    throw new Error(`${file} does not exist: it has the text of the pages of releases.`);
  const text = readFileSync(file, 'utf8').replaceAll('{release}', name);
  return mdx(text).flatMap((node): readonly RootContent[] => {
    if (!isElement(node)) return [node];
    if (node.name === 'ReleaseText') return element.children;
    const part = PARTS[node.name ?? ''];
    return part ? mdx(part(source, name)) : [node];
  });
};

/** Below a release some of whose changes the browser hides. */
const HIDDEN =
  '<p className="hint" data-no-markdown="" data-search-ignore="">Changes that need no action are not shown.</p>';

/**
 * `<ReleaseFilter />`: the changelog of the version in the filter that the browser adds, by year and release, newest
 * first.
 */
export const releaseFilter: Expansion = (element, page) => {
  const { version, history } = sourceOf(page);
  const text = changelog(history).flatMap(({ label, entries, empty }) => [
    `<h3>${label}</h3>`,
    ...entries.flatMap((entry) => [
      `<h4>${releaseLink(version, entry.release)}</h4>`,
      cards(version, entry.changes, 'changelog'),
      splitByTask(entry.changes)[1].length > 0 && HIDDEN,
    ]),
    empty.length > 0 &&
      `No recorded change: ${empty.map((one) => releaseLink(version, one)).join(', ')}`,
  ]);
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
  url: addressOf(announced ? 'releases/overview' : `releases/${releaseSlug(change.version)}`),
  data: { hProperties: { className: ['change-badge'] } },
  children: [{ type: 'text', value: badgeText(change, announced) }],
});

/** `<Since change="…" />`: a badge that names the release of a recorded change, and links to its page. */
export const since: Expansion = (element, page) => {
  const id = attributeOf(element, 'change');
  const { version, history } = sourceOf(page);
  const change = history.changes.find((one) => one.id === id);
  if (!change)
    throw new Error(
      `The badge names the change "${id}", which is not recorded. Record it in src/content/releases/${version}.json, or name another one.`,
    );
  return [badge({ change, announced: false }, (target) => linkTo(version, target))];
};
