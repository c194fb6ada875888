import { closest, distance } from 'fastest-levenshtein';
import { dialectOf } from './dialect';
import { refuse, reject } from './problems';
import type { Rule, RuleFacts, Run } from './rule';
import facts from './rules.json';
import { condition, switchStep } from './steps/branches';
import { oneCall, redis, statements } from './steps/calls';
import { code, codeIvm } from './steps/code';
import { date } from './steps/date';
import { cleanObject, deepMerge, inputTransform, lookup, map } from './steps/document';
import { response, stop, throwError } from './steps/end';
import { jsonata, transform } from './steps/jsonata';
import { retry } from './steps/retry';
import { ajv, requestValidation, responseValidation } from './steps/validation';
import pages from './undocumented.json';

/** What runs the steps of each type. */
const runs: Record<keyof typeof facts, Run> = {
  ajv,
  'clean-object': cleanObject,
  code,
  'code-ivm': codeIvm,
  condition,
  date,
  'ibm-db2': statements,
  'deep-merge': deepMerge,
  'file-reference': oneCall,
  'input-transform': inputTransform,
  jsonata,
  jsonrpc: oneCall,
  log: () => undefined,
  lookup,
  map,
  'mssql-db': statements,
  redis,
  'request-validation': requestValidation,
  response,
  'resp-validation': responseValidation,
  'rest-new': oneCall,
  retry,
  stop,
  switch: switchStep,
  throw: throwError,
  transform,
};

/** The step types that run, with the headings that each rule follows. */
export const rules: readonly Rule[] = Object.entries<RuleFacts>(facts).map(([stepType, rule]) => ({
  ...rule,
  stepType,
  run: runs[stepType as keyof typeof facts],
}));

/** Steps whose pages leave their stepType or their keys open, by names that a flow could use. */
export const undocumented: Readonly<Record<string, string>> = pages;

const hasSubject = (subject: string, version: string) =>
  !dialectOf(version).absent.includes(subject);

/** The rules for the step types of a version. */
export const rulesOf = (version: string): Rule[] =>
  rules.filter(({ stepType }) => hasSubject(stepType, version));

/**
 * The rule for a step type.
 * @throws RunEnd for a type that no page names, with the nearest one, or whose keys are open
 */
export function ruleFor(stepType: string, version: string): Rule {
  const known = rulesOf(version);
  const rule = known.find((one) => one.stepType === stepType);
  if (rule) return rule;
  if (rules.some((one) => one.stepType === stepType))
    reject(`${dialectOf(version).name} has no step of the type "${stepType}".`);
  const page = Object.hasOwn(undocumented, stepType) ? undocumented[stepType] : undefined;
  if (page) refuse(`how a flow file contains the step "${stepType}"`, page);
  const names = known.map((one) => one.stepType);
  const nearest = closest(stepType, names);
  const own = hasSubject('Virtual steps', version)
    ? 'A virtual step does not run here: its type in a flow file is not documented.'
    : '';
  const hint = distance(stepType, nearest) <= 3 ? `Did you mean "${nearest}"?` : own;
  reject(`There is no step type "${stepType}". ${hint}`.trim(), { page: 'steps/steps_intro' });
}
