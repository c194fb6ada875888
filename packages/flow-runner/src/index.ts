export { coverageOf } from './coverage';
export { dialectVersion } from './dialect';
export { isObject, readData, readFlow, stepTypesIn } from './flowFile';
export { COMMON_KEYS } from './keys';
export { ruleFor, rules, undocumented } from './registry';
export { LoadFailure } from './problems';
export { evaluate, run } from './run';
export type {
  Evaluation,
  Json,
  Lost,
  Problem,
  RecordedResponse,
  RunRequest,
  RunResult,
} from './types';
