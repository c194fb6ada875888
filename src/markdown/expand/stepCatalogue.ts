import type { RootContent } from 'mdast';
import { changesAbout } from '../../content/releases';
import { iconClass } from '../../content/steps/iconClass';
import { iconOfStep } from '../../content/steps/icons';
import { groupAnchor } from '../../content/steps/step';
import {
  catalogueOf,
  type CatalogueGroup,
  type StepPage,
  stepPagesOf,
} from '../../content/steps/stepPages';
import { counterpartOf } from '../../content/versions/counterpartTable';
import { labelOf, versionNames } from '../../site/versions';
import { element, expressionAttribute, text } from '../mdx';
import { type ExpandedPage, type Expansion, linkTo, mdx } from './page';
import { badge } from './releases';

/** What differs in the other versions: a step with another name, or none. */
function inOtherVersions(version: string, { slug, title }: StepPage): string {
  const id = `steps/${slug}`;
  return versionNames
    .filter((other) => other !== version)
    .flatMap((other) => {
      const counterpart = counterpartOf(version, id, other);
      if (counterpart === undefined) {
        const isOlder = versionNames.indexOf(other) > versionNames.indexOf(version);
        return [isOlder ? `New in ${labelOf(version)}` : `Not in ${labelOf(other)}`];
      }
      // The page on the same topic may be about something else than a step.
      const step = stepPagesOf(other).find((one) => `steps/${one.slug}` === counterpart);
      if (!step || title.startsWith(step.title)) return [];
      return [`${step.title} in ${labelOf(other)}`];
    })
    .join(' · ');
}

/** A step as a card, whose link is its page. */
function card(step: StepPage, { version, isNext }: ExpandedPage): RootContent {
  const { slug, title, stepType, group, summary } = step;
  const id = `steps/${slug}`;
  const icon = `step-icon ${iconClass(iconOfStep(id, group))}`;
  const type = stepType === undefined ? [] : [element('code', TYPE, [text(stepType)])];
  const badges = (isNext ? [] : changesAbout(version, id)).map((change) =>
    badge(change, (page) => linkTo(version, page)),
  );
  const others = inOtherVersions(version, step);
  return element('li', {}, [
    element('span', { className: icon, 'aria-hidden': 'true' }),
    element('div', {}, [
      { type: 'link', url: linkTo(version, id), children: [text(title)] },
      text(' '),
      ...type,
      ...mdx(summary),
      ...(badges.length > 0 || others ? [element('p', IGNORED, [...badges, text(others)])] : []),
    ]),
  ]);
}

/** Search results would show it before the first sentence. */
const IGNORED = { 'data-search-ignore': '' };
const TYPE = { ...IGNORED, className: 'code-nowrap' };

function section({ name, steps }: CatalogueGroup, page: ExpandedPage): RootContent {
  const id = groupAnchor(name);
  const cards = steps.map((step) => card(step, page));
  return element('section', { 'data-group': id }, [
    element('h3', { id }, [text(name)]),
    element('ul', {}, cards),
  ]);
}

/** `<StepCatalogue />`: the steps of the version by group, in the filter that the browser adds. */
export const stepCatalogue: Expansion = (node, page) => {
  const groups = catalogueOf(page.isNext ? undefined : page.version);
  const facts = groups.map(({ name, steps }) => ({
    name,
    keywords: steps.map(({ keywords }) => keywords.join(', ')),
  }));
  const attributes = [expressionAttribute('groups', JSON.stringify(facts))];
  const children = groups.map((group) => section(group, page));
  return [{ ...node, attributes, children } as RootContent];
};
