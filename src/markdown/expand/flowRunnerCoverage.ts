import GithubSlugger from 'github-slugger';
import { type StepPage, stepPagesOf } from '../../content/steps/stepPages';
import { coverageOf } from '@ace-docs/flow-runner';
import { type Expansion, linkTo, mdx, tableText } from './page';

/**
 * What the flow runner does, as Markdown: a table, and the steps that do not run.
 * @param steps the step pages beside the page with the table
 */
function coverageText(version: string, steps: readonly StepPage[]): string {
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
  return `${tableText([['Step', 'What runs', 'What is refused', 'Follows'], ...rows])}
These steps do not run, because their type and keys in a flow file are open: ${others.join(', ')}.`;
}

/**
 * `<FlowRunnerCoverage />`: the table of what the flow runner runs and refuses in the version of the page, from the rules
 * of `packages/flow-runner`.
 */
export const flowRunnerCoverage: Expansion = (_, { version, isNext }) =>
  mdx(coverageText(version, stepPagesOf(isNext ? undefined : version)));
