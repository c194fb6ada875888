import others from './common-coverage.json';
import { dialectOf, pageIn } from './dialect';
import { rulesOf } from './registry';

/** What runs in a version: what all steps have, flows with a special caller, then the step types in alphabetical order. */
export function coverageOf(version: string) {
  const { absent } = dialectOf(version);
  const steps = rulesOf(version)
    .map(({ stepType: subject, ...rule }) => ({ subject, ...rule }))
    .sort((one, other) => one.subject.localeCompare(other.subject, 'en'));
  const called = others.callers.filter(({ subject }) => !absent.includes(subject));
  return [...others.common, ...called, ...steps].map(({ page, cites, ...rest }) => ({
    ...rest,
    page: pageIn(version, page),
    cites: cites.map((cite) => ({ ...cite, page: pageIn(version, cite.page) })),
  }));
}
