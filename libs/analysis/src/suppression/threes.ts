import { BANDS, leavesFew, MOST_TRIED } from './few.js';
import type { Figure, Figures } from './figures.js';

/**
 * Would a figure with two others of its measure, of whatever groups and periods, tell of few people? It less both of them,
 * or less one and with the other.
 */
export function isOneOfThree({ sketch, prints }: Figure, figures: Figures): boolean {
  let tried = 0;
  for (let band = 0; band < BANDS; band += 1)
    for (const one of figures.all) {
      const rest = (prints[band]! - one.prints[band]!) >>> 0;
      for (const two of figures.withPrint(band, rest))
        if (two !== one && (++tried > MOST_TRIED || leavesFew(sketch, [one.sketch, two.sketch]))) return true;
      for (const two of figures.withPrint(band, -rest >>> 0))
        if (two !== one && (++tried > MOST_TRIED || leavesFew(sketch, [one.sketch], [two.sketch]))) return true;
    }
  return false;
}
