const WEIGHT = 0.1;
/** A request is not started when less than this many average times remain. */
const MARGIN = 1.5;

/** Running average of how long each pattern takes. */
export class TimeEstimates {
  private readonly averages = new Map<string, number>();

  record(pattern: string, ms: number): void {
    const before = this.averages.get(pattern) ?? ms;
    this.averages.set(pattern, before + (ms - before) * WEIGHT);
  }

  /**
   * Milliseconds that must remain for a start to make sense, at most half of the whole time the caller gave: after
   * one slow spell the pattern must still get its chance.
   */
  needed(pattern: string, wholeMs: number): number {
    return Math.min(MARGIN * (this.averages.get(pattern) ?? 0), wholeMs / 2);
  }
}
