import type { Json, RunRequest, RunResult } from '@site/src/flow/types';
import { type Change, changesBetween } from './changes';
import { type Draft, type PartProblem, requestOf } from './draft';
import type { EditorProblem } from './Editor';
import { runFlow, WorkerMissing, WorkerStuck } from './runInWorker';

/** The result that a page states. */
export type Stated = { doc: Json; errors?: readonly Json[] };

/** What a press of Run led to. */
export type Outcome =
  | {
      kind: 'run';
      /** Different for each run. */
      id: number;
      request: RunRequest;
      result: RunResult;
      /** How the result differs from the one that the page states; undefined if it states none. */
      differences: Change[] | undefined;
    }
  | { kind: 'part'; problem: PartProblem }
  | { kind: 'stuck' | 'missing' | 'error' };

let runs = 0;

function differencesFrom(stated: Stated, { doc, errors }: RunResult): Change[] {
  const isWhole = stated.errors !== undefined;
  try {
    return changesBetween(
      { doc: stated.doc, ...(isWhole && { errors: stated.errors }) },
      { doc, ...(isWhole && { errors }) },
    );
  } catch {
    return [{ kind: 'changed', path: 'doc' }]; // nested too deeply to be compared
  }
}

/** Runs a draft, and compares its result with the one that the page states. Never rejects. */
export async function runDraft(draft: Draft, stated: Stated | undefined): Promise<Outcome> {
  const read = requestOf(draft);
  if ('problem' in read) return { kind: 'part', problem: read.problem };
  try {
    const result = await runFlow(read.request);
    const hasRun = result.status !== 'refused' && result.status !== 'invalid';
    const differences = stated && hasRun ? differencesFrom(stated, result) : undefined;
    return { kind: 'run', id: runs++, request: read.request, result, differences };
  } catch (error) {
    if (error instanceof WorkerStuck) return { kind: 'stuck' };
    if (error instanceof WorkerMissing) return { kind: 'missing' };
    console.warn('The run failed:', error);
    return { kind: 'error' };
  }
}

/** The problems of an outcome by tab: `part:input` or `file:flows/x.yaml`. */
export function problemsByTab(outcome: Outcome | undefined): Record<string, EditorProblem[]> {
  if (outcome?.kind === 'part') return { [`part:${outcome.problem.part}`]: [outcome.problem] };
  const problem = outcome?.kind === 'run' ? outcome.result.problem : undefined;
  return problem?.file !== undefined && problem.line !== undefined
    ? { [`file:${problem.file}`]: [{ ...problem, line: problem.line }] }
    : {};
}
