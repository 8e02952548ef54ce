import { BANDS, type Band } from '@aivy/item-bank';

/**
 * The band of an item by those who solved it without its key: their middle one, and the harder of two between which it
 * lies, since solvers read faster and stumble less than students (docs/item-difficulty.md).
 * @param felt one band a solver, at least one
 */
export function solvedBand(felt: readonly Band[]): Band {
  const mean = felt.reduce((sum, band) => sum + BANDS.indexOf(band), 0) / felt.length;
  return BANDS[Math.round(mean)]!;
}
