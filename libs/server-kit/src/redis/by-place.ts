import { parseRedisAddress } from '../config/redis-address.js';
import { slotOf } from './topology.js';

/**
 * Something for each place where keys lie. A Cluster has one for each slot that is needed, since slots move by
 * themselves; a single Redis, and the master of sentinels, is the case of one place.
 */
export class ByPlace<T> {
  private readonly known = new Map<number, T>();
  private readonly slotted: boolean;

  /** @param make called once for a place, with the first key that was asked for */
  constructor(
    url: string,
    private readonly make: (key: string) => T,
  ) {
    this.slotted = parseRedisAddress(url).kind === 'cluster';
  }

  at(key: string): T {
    const place = this.slotted ? slotOf(key) : 0;
    const known = this.known.get(place) ?? this.make(key);
    this.known.set(place, known);
    return known;
  }

  all(): T[] {
    return [...this.known.values()];
  }
}
