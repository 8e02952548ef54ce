/** Where values lie in a chart whose left and right, bottom and top are given in its own units. */
export interface Scale {
  (value: number): number;
}

export const linear =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]): Scale =>
  (value) =>
    from === to ? start : start + ((value - from) / (to - from)) * (end - start);

/** Most lines of a grid. */
const MOST_LINES = 6;

/**
 * The grid of a score axis: round hundreds that hold all values, at most six lines.
 * @param values at least one
 */
export function scoreTicks(values: readonly number[]): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  for (let step = 50; ; step *= 2) {
    const from = Math.floor(low / step) * step;
    const to = Math.max(from + step, Math.ceil(high / step) * step);
    if ((to - from) / step < MOST_LINES)
      return Array.from({ length: (to - from) / step + 1 }, (_, n) => from + n * step);
  }
}

/** Least part of the axis between two results: those of one day would hide each other. */
const LEAST_GAP = 0.07;

/**
 * Places on the axis for moments in order, so that no two lie on each other.
 * @param times rising, any unit
 * @param end the axis' last moment
 */
export function spread(times: readonly number[], end: number): number[] {
  const first = times[0] ?? 0;
  const gap = Math.max(1, end - first) * LEAST_GAP;
  const places: number[] = [];
  for (const time of times) places.push(Math.max(time, (places.at(-1) ?? -Infinity) + gap));
  return places;
}

/** Which labels of an axis are shown: the last one, and from the first on those that keep their distance. */
export function labelled(places: readonly number[], distance: number): boolean[] {
  const last = places.length - 1;
  let before = -Infinity;
  return places.map((place, index) => {
    if (index === last) return true;
    const room = place - before >= distance && places[last]! - place >= distance;
    if (room) before = place;
    return room;
  });
}
