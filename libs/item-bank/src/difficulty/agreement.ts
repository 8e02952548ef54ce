import type { Band } from '../checks/solved-band.js';
import { drawFrom } from '../templates/draw.js';

const BANDS: readonly Band[] = ['easy', 'medium', 'hard'];

/**
 * Cohen's weighted kappa (1968) of two judges, disagreement weighted by the squared distance of bands: 1 is agreement, 0
 * what chance would give. NaN without a pair, or when both call everything the same.
 */
export function weightedKappa(pairs: readonly (readonly [Band, Band])[]): number {
  const places = pairs.map(([one, other]) => [BANDS.indexOf(one), BANDS.indexOf(other)] as const);
  const seen = places.reduce((sum, [one, other]) => sum + (one - other) ** 2, 0) / places.length;
  const chance =
    places.reduce((sum, [one]) => sum + places.reduce((each, [, other]) => each + (one - other) ** 2, 0), 0) /
    places.length ** 2;
  return 1 - seen / chance;
}

/** `count` of a list, or all when there are fewer: the same ones for the same seed, in the order of the list. */
export function drawSample<T>(list: readonly T[], count: number, seed: string): T[] {
  const drawn = new Set(
    drawFrom(seed)
      .shuffle(list.map((_, index) => index))
      .slice(0, count),
  );
  return list.filter((_, index) => drawn.has(index));
}
