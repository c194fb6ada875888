import { isMet } from './expressions';
import { type FlowFile, openFlow, pathOfFlow, type Step } from './flowFile';
import { checkKeys } from './keys';
import type { Meter } from './limits';
import { endOf, locate, type NotDocumented } from './problems';
import { ruleFor } from './registry';
import type { Branch, Flow, Rule } from './rule';
import type { Json, RecordedResponse, RunRequest } from './types';

/** What all flows of a run share. */
export class RunContext {
  private readonly flows = new Map<string, FlowFile>();
  /** How many answers were used, by the step that they name. */
  private readonly answered = new Map<string | undefined, number>();

  constructor(
    readonly request: RunRequest,
    readonly meter: Meter,
  ) {}

  /** The flow in a file. @throws InvalidFlow */
  flowAt(path: string): FlowFile {
    const flow = this.flows.get(path) ?? openFlow(this.request, path);
    this.flows.set(path, flow);
    return flow;
  }

  nextAnswer(step: string): RecordedResponse | undefined {
    const { responses = [] } = this.request;
    const name = responses.some((response) => response.step === step) ? step : undefined;
    const used = this.answered.get(name) ?? 0;
    this.answered.set(name, used + 1);
    return responses.filter((response) => response.step === name)[used];
  }
}

/** One run of one flow. */
export class FlowRun implements Flow {
  errors: Json[] = [];
  ended = false;
  hasRun = false;
  returned = false;
  branchEnded = false;
  refusesNext: NotDocumented | undefined;

  constructor(
    private readonly context: RunContext,
    readonly file: FlowFile,
    public doc: Json,
    private readonly depth: number,
  ) {}

  get request(): RunRequest {
    return this.context.request;
  }
  get meter(): Meter {
    return this.context.meter;
  }
  nextAnswer(step: string): RecordedResponse | undefined {
    return this.context.nextAnswer(step);
  }

  async call(name: string, doc: Json): Promise<Flow> {
    this.meter.checkDepth(this.depth + 1);
    const file = this.context.flowAt(pathOfFlow(this.request, name));
    const own = JSON.parse(JSON.stringify(doc)) as Json;
    const run = new FlowRun(this.context, file, own, this.depth + 1);
    await run.start();
    return run;
  }

  /** Runs the steps of the flow. */
  async start(): Promise<void> {
    await this.runBranch({ steps: this.file.steps, at: [] });
  }

  private async runBranch({ steps, at }: Branch): Promise<void> {
    for (const [index, step] of steps.entries()) {
      if (this.ended || this.branchEnded) break;
      await this.runStep(step, [...at, index]);
    }
    this.branchEnded = false;
  }

  private async runStep(step: Step, at: Branch['at']): Promise<void> {
    const name = String(step.name ?? step.displayName ?? step.stepType);
    let rule: Rule | undefined;
    try {
      this.meter.countStep();
      rule = ruleFor(step.stepType, this.request.version);
      if (!(await isMet(step.condition, this))) return;
      if (this.refusesNext) throw this.refusesNext;
      checkKeys(step, rule);
      const branch = await rule.run(step, this, { name, inBranch: at.length > 1 });
      this.hasRun = true;
      this.meter.countDocument(JSON.stringify(this.doc));
      if (branch) await this.runBranch({ ...branch, at: [...at, ...branch.at] });
    } catch (error) {
      const end = endOf(error);
      locate(end, this.file.path, this.file.lineOf(at), rule?.page);
      throw end;
    }
  }
}
