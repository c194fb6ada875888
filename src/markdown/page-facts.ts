import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { changesAbout } from '../content/releases';
import { pageOfFile } from '../site/pageFiles';
import { readStep } from '../content/steps/step';
import { changesOf, counterpartOf } from '../content/versions/counterpartTable';
import { addressOf, labelOf, versionNames } from '../site/versions';
import { badge } from './expand/releases';
import { mdx } from './expand/page';
import { element, firstBlock, text, textElement } from './mdx';

/** The anchor of what differs from the counterpart. */
const CHANGES = 'version-changes';

/** A fact; its name is for screen readers, because the value says what it is. */
const fact = (name: string, ...value: readonly unknown[]): RootContent[] => [
  element('dt', { className: 'visually-hidden' }, [text(name)]),
  element('dd', {}, value),
];

/** Whether the step differs in another version or is not in it; the version dropdown leads to one that is the same. */
function otherVersion(version: string, id: string, other: string): RootContent[] {
  if (!counterpartOf(version, id, other))
    return fact('Other version', text(`Not in ${labelOf(other)}`));
  if (changesOf(version, id)?.other !== other) return [];
  // What differs is at the end of the page, with the link to the other one.
  const label = text(`Different in ${labelOf(other)}`);
  return fact('Other version', textElement('a', { href: `#${CHANGES}` }, [label]));
}

/** What is recorded about the page of a step: its releases, and other versions. */
function recorded({ version, id }: { version: string; id: string }): RootContent[] {
  const badges = changesAbout(version, id).map((change) =>
    badge(change, (target) => addressOf({ version, id: target })),
  );
  const others = versionNames.filter((name) => name !== version);
  return [
    ...(badges.length > 0 ? fact('Releases', ...badges) : []),
    ...others.flatMap((other) => otherVersion(version, id, other)),
  ];
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
 * Transform that adds what is recorded about a page: below the first paragraph of the page of a step its facts in one
 * line, or above a page that begins with something else; at the end, the differences from the counterpart.
 */
export default function addPageFacts(tree: Root, file: VFile): void {
  // The next version has none: nothing is recorded of it.
  const page = pageOfFile(file.path);
  const step = readStep((file.data['frontMatter'] ?? {}) as Record<string, unknown>);
  const { children } = tree;
  const facts = [
    ...(step?.stepType ? fact('Step type', element('StepType', {}, [text(step.stepType)])) : []),
    ...(step && page ? recorded(page) : []),
  ];
  if (facts.length > 0) {
    const first = firstBlock(tree);
    const isLead = children[first]?.type === 'paragraph';
    // Not indexed: search results would show the facts before the first sentence.
    const head = element('dl', { className: 'step-head', 'data-search-ignore': '' }, facts);
    children.splice(Math.max(0, first) + (isLead ? 1 : 0), 0, head);
  }
  if (page) children.push(...versionChanges(page.version, page.id));
}
