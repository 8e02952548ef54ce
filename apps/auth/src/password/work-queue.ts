import { DomainError } from '@aivy/contracts';
import { steadyNow } from '@aivy/server-kit';

interface Waiting {
  /** Steady milliseconds by which it must have begun. */
  beginBy: number;
  begin(): void;
  refuse(): void;
}

/** What one piece of work is taken to need before any was measured, milliseconds. */
const FIRST_ESTIMATE_MS = 50;
/** Share of the newest measure in the estimate. */
const NEWEST = 0.2;

/**
 * Does costly work a few at a time, first come first served. What would be done too late is refused at once, so that
 * nobody waits for a refusal and no work is done for those who have gone.
 */
export class WorkQueue {
  private running = 0;
  private estimateMs = FIRST_ESTIMATE_MS;
  private readonly waiting: Waiting[] = [];

  constructor(private readonly atOnce: number) {}

  /**
   * @param endBy steady milliseconds by which the work must be done
   * @throws DomainError SERVICE-UNAVAILABLE when it cannot be; the work is not begun then
   */
  async run<T>(work: () => Promise<T>, endBy: number): Promise<T> {
    const turns = Math.floor((this.running + this.waiting.length) / this.atOnce) + 1;
    if (steadyNow() + turns * this.estimateMs > endBy)
      throw new DomainError('SERVICE-UNAVAILABLE', undefined, { cause: 'too much work before this' });
    if (this.running >= this.atOnce) await this.turn(endBy - this.estimateMs);
    else this.running += 1;
    const beganAt = steadyNow();
    try {
      return await work();
    } finally {
      this.estimateMs += NEWEST * (steadyNow() - beganAt - this.estimateMs);
      this.next();
    }
  }

  /** Whoever gets a turn has the place of the one who leaves: `running` stays. */
  private turn(beginBy: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({
        beginBy,
        begin: resolve,
        refuse: () =>
          reject(new DomainError('SERVICE-UNAVAILABLE', undefined, { cause: 'the work before this took too long' })),
      });
    });
  }

  private next(): void {
    for (let first = this.waiting.shift(); first; first = this.waiting.shift()) {
      if (steadyNow() <= first.beginBy) return first.begin();
      first.refuse();
    }
    this.running -= 1;
  }
}
