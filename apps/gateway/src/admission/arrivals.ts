/**
 * Whoever has its headers here sends its body at once, a slow line included: bodies are small. What is under way for longer
 * holds its place only while nobody else needs it. Milliseconds.
 */
const PATIENCE_MS = 1_000;

interface Arrival {
  address: string;
  /** Steady milliseconds. */
  since: number;
  /** Ends it and gives its place back at once. */
  cutOff: () => void;
}

/** Requests whose body is not here yet: who sends none holds places for nothing, and thousands of such would hold all. */
export class Arrivals {
  /** The oldest first. */
  private readonly underWay = new Map<object, Arrival>();

  begin(request: object, arrival: Arrival): void {
    this.underWay.set(request, arrival);
  }

  /** It is here whole, or gone. */
  end(request: object): void {
    this.underWay.delete(request);
  }

  /**
   * Cuts off the request that has been under way for longest, if that is long.
   * @param now steady milliseconds
   * @param address where the place must be of this one's share
   * @returns whether there was one
   */
  cutOffOldest(now: number, address?: string): boolean {
    for (const [request, arrival] of this.underWay) {
      if (now - arrival.since < PATIENCE_MS) return false;
      if (address !== undefined && arrival.address !== address) continue;
      this.underWay.delete(request);
      arrival.cutOff();
      return true;
    }
    return false;
  }
}
