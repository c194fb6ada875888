import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { changesAbout } from '../content/releases';
import { pageOfFile } from '../site/pageFiles';
import { groupAnchor, readStep, stepListId } from '../content/steps/step';
import { changesOf, counterpartOf } from '../content/versions/counterpartTable';
import { addressOf, labelOf, lastVersion, versionNames } from '../site/versions';
import { badge } from './expand/releases';
import { mdx } from './expand/page';
import { element, firstBlock, text, textElement } from './mdx';

/** The anchor of what differs from the counterpart. */
const CHANGES = 'version-changes';

/** A fact; its name is for screen readers, because the value says what it is. */
const fact = (name: string, ...value: readonly unknown[]): RootContent =>
  element('div', {}, [
    element('dt', { className: 'visually-hidden' }, [text(name)]),
    element('dd', {}, value),
  ]);

/** Whether the step differs in another version or is not in it; the version dropdown leads to one that is the same. */
function otherVersion(version: string, id: string, other: string): RootContent[] {
  if (!counterpartOf(version, id, other))
    return [fact('Other version', text(`Not in ${labelOf(other)}`))];
  if (changesOf(version, id)?.other !== other) return [];
  // What differs is at the end of the page, with the link to the other one.
  const label = text(`Different in ${labelOf(other)}`);
  return [fact('Other version', textElement('a', { href: `#${CHANGES}` }, [label]))];
}

/**
 * The facts of a step in one line.
 * @param page the version and the ID of its page; undefined for the next version, of which nothing is recorded
 */
function stepHead(
  { group, stepType }: { group: string; stepType: string | undefined },
  page: { version: string; id: string } | undefined,
): RootContent {
  const { version, id } = page ?? { version: lastVersion, id: '' };
  const list = addressOf({ version, id: stepListId });
  const badges = (page ? changesAbout(version, id) : []).map((change) =>
    badge(change, (target) => addressOf({ version, id: target })),
  );
  const others = page ? versionNames.filter((name) => name !== version) : [];
  // Not indexed: search results would show the facts before the first sentence.
  return element('dl', { className: 'step-head', 'data-search-ignore': '' }, [
    fact('Group', {
      type: 'link',
      url: `${list}#${groupAnchor(group)}`,
      children: [text(group)],
    }),
    ...(stepType ? [fact('Step type', element('StepType', {}, [text(stepType)]))] : []),
    ...(badges.length > 0 ? [fact('Releases', ...badges)] : []),
    ...others.flatMap((other) => otherVersion(version, id, other)),
  ]);
}

/** The recorded differences between a page and its counterpart in another version. */
function versionChanges(version: string, id: string): RootContent[] {
  const changes = changesOf(version, id);
  const counterpart = changes && counterpartOf(version, id, changes.other);
  if (!changes || !counterpart) return [];
  const label = labelOf(changes.other);
  const address = addressOf({ version: changes.other, id: counterpart });
  const title = changes.isNewer ? `In ${label}` : `What changed since ${label}`;
  const sentences = changes.sentences.map((sentence) => `- ${sentence}`).join('\n');
  return mdx(`<div className="${CHANGES}">
<section aria-labelledby="${CHANGES}">
<p id="${CHANGES}" className="${CHANGES}-title">${title}</p>

${sentences}

<p>[This page in ${label}](${address})</p>
</section>
</div>`);
}

/**
 * Transform that adds what is recorded about a page: below the first paragraph of the page of a step its facts, or
 * above a page that begins with something else; at the end, the differences from the counterpart.
 */
export default function addPageFacts(tree: Root, file: VFile): void {
  const page = pageOfFile(file.path);
  const step = readStep((file.data['frontMatter'] ?? {}) as Record<string, unknown>);
  const { children } = tree;
  if (step) {
    const first = firstBlock(tree);
    const isLead = children[first]?.type === 'paragraph';
    children.splice(Math.max(0, first) + (isLead ? 1 : 0), 0, stepHead(step, page));
  }
  if (page) children.push(...versionChanges(page.version, page.id));
}
