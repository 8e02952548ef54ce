/** Undoes what a start has done, in reverse order; one failing step does not keep the others from running. */
export class Cleanup {
  private readonly steps: (() => unknown)[] = [];
  private done: Promise<void> | undefined;

  add(step: () => unknown): void {
    this.steps.push(step);
  }

  /** Runs once; later calls wait for the same run. */
  run(): Promise<void> {
    this.done ??= this.runAll();
    return this.done;
  }

  private async runAll(): Promise<void> {
    const faults: unknown[] = [];
    for (const step of this.steps.reverse()) {
      try {
        await step();
      } catch (error) {
        faults.push(error);
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, 'Not everything could be closed');
  }
}
