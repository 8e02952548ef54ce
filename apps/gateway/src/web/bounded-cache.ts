/**
 * What was made of something, kept for the next time. Bounded: once it is full it begins anew, so that ever new keys do
 * not fill the memory.
 */
export class BoundedCache<K, V> {
  private readonly kept = new Map<K, V>();

  /** @param most values kept at once */
  constructor(private readonly most: number) {}

  get size(): number {
    return this.kept.size;
  }

  /** @param make called when it is not kept */
  get(key: K, make: (key: K) => V): V {
    const kept = this.kept.get(key);
    if (kept !== undefined) return kept;
    const made = make(key);
    if (this.kept.size >= this.most) this.kept.clear();
    this.kept.set(key, made);
    return made;
  }
}
