import type { ReadableSpan } from '@opentelemetry/sdk-trace';

/** Parts of one piece of work that wait for the decision; more are dropped. */
const MOST_PARTS = 500;

/**
 * The spans that one process makes for one piece of work (a request, a job). Where the trace is kept by lot they are
 * handed on as they end. Where it is not, they wait until the work is over, and are kept if it failed or was slow: what
 * somebody will look for.
 */
export class KeptWork {
  private waiting: ReadableSpan[] = [];
  private over = false;

  /** @param kept by lot @param hand takes a span that is kept @param dropped is told of each that had no room */
  constructor(
    private kept: boolean,
    private readonly slowMs: number,
    private readonly hand: (span: ReadableSpan) => void,
    private readonly dropped: () => void,
  ) {}

  /** A part has ended. What ends behind the work itself shares its fate. */
  partEnded(span: ReadableSpan): void {
    if (this.kept) this.hand(span);
    else if (this.over) return;
    else if (this.waiting.length < MOST_PARTS) this.waiting.push(span);
    else this.dropped();
  }

  /** The work itself has ended. */
  ended(span: ReadableSpan, failed: boolean): void {
    this.kept ||= failed || msOf(span) >= this.slowMs;
    this.over = true;
    const parts = this.waiting;
    this.waiting = [];
    if (!this.kept) return;
    for (const part of parts) this.hand(part);
    this.hand(span);
  }
}

const msOf = ({ duration: [seconds, nanoseconds] }: ReadableSpan): number => seconds * 1_000 + nanoseconds / 1e6;
