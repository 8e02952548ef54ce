import { within } from '../time/within.js';

const STEP_MS = 5_000;

interface Step {
  work: () => unknown;
  limitMs: number;
}

/** Undoes what a start has done, in reverse order; a step that fails or hangs does not keep the others from running. */
export class Cleanup {
  private readonly steps: Step[] = [];
  private done: Promise<void> | undefined;

  /** @param limitMs the step counts as failed when it takes longer: a server that is away may keep it waiting for ever */
  add(work: () => unknown, limitMs = STEP_MS): void {
    this.steps.push({ work, limitMs });
  }

  /** Runs once; later calls wait for the same run. @throws AggregateError of everything that failed, when all is over */
  run(): Promise<void> {
    this.done ??= this.runAll();
    return this.done;
  }

  private async runAll(): Promise<void> {
    const faults: unknown[] = [];
    for (const { work, limitMs } of this.steps.reverse()) {
      try {
        await within(Promise.resolve(work()), limitMs, 'a step of the cleanup did not end');
      } catch (error) {
        faults.push(error);
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, 'Not everything could be closed');
  }
}
