import GithubSlugger from 'github-slugger';
import { stepPagesOf } from '../../content/steps/stepPages';
import { coverageOf } from '@ace-docs/flow-runner';
import { type Expansion, linkTo, mdx, tableText } from './page';

/**
 * `<FlowRunnerCoverage />`: the table of what the flow runner runs and refuses in the version of the page, from the rules
 * of `packages/flow-runner`, and the steps that do not run.
 */
export const flowRunnerCoverage: Expansion = (_, { version, isNext }) => {
  const steps = stepPagesOf(isNext ? undefined : version);
  const titleOf = (page: string) => steps.find(({ slug }) => page === `steps/${slug}`)?.title;
  const linked = (text: string, page: string, heading?: string) =>
    `[${text}](${linkTo(version, page)}${heading === undefined ? '' : `#${new GithubSlugger().slug(heading)}`})`;
  const rows = coverageOf(version).map(({ subject, page, runs, refuses, cites }) => [
    linked(titleOf(page) ?? subject, page),
    runs,
    refuses.join(' ') || 'Nothing.',
    cites.map(({ page: cited, heading }) => linked(heading, cited, heading)).join(', '),
  ]);
  const others = steps
    .filter(({ stepType }) => stepType === undefined)
    .map(({ slug, title }) => linked(title, `steps/${slug}`));
  return mdx(`${tableText([['Step', 'What runs', 'What is refused', 'Follows'], ...rows])}
These steps do not run, because their type and keys in a flow file are open: ${others.join(', ')}.`);
};
