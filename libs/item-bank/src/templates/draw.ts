/** A seeded source of choices: the same seed gives the same draws on every machine. */
export interface Draw {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** As `int`, never 0. */
  nonZero(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** A new list in drawn order. */
  shuffle<T>(list: readonly T[]): T[];
  /** `count` different whole numbers from `min` to `max`. */
  distinct(count: number, min: number, max: number): number[];
  chance(probability: number): boolean;
}

/** FNV-1a, 32 bits: spreads similar seeds ("x:1", "x:2") over the whole range. */
function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) value = Math.imul(value ^ seed.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** mulberry32: 32 bits of state, numbers in [0, 1). Enough for drawing parameters; not for simulations or secrets. */
function generator(state: number): () => number {
  let at = state;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function drawFrom(seed: string): Draw {
  const next = generator(hash(seed));
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const shuffle = <T>(list: readonly T[]): T[] => {
    const result = [...list];
    for (let index = result.length - 1; index > 0; index -= 1) {
      const other = int(0, index);
      [result[index], result[other]] = [result[other]!, result[index]!];
    }
    return result;
  };
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('nothing to pick from');
    return list[int(0, list.length - 1)]!;
  };
  return {
    int,
    shuffle,
    pick,
    nonZero: (min, max) => {
      for (;;) {
        const value = int(min, max);
        if (value !== 0) return value;
      }
    },
    distinct: (count, min, max) => {
      if (max - min + 1 < count) throw new RangeError(`no ${count} different numbers from ${min} to ${max}`);
      return shuffle(Array.from({ length: max - min + 1 }, (_, index) => min + index)).slice(0, count);
    },
    chance: (probability) => next() < probability,
  };
}
