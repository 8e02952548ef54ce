import type { View } from './view.js';

/** Two octaves about the a' of a tuning fork. */
const LOWEST_HZ = 220;
const OCTAVES = 2;

export interface Tone {
  /** Higher on the graph is higher in pitch. */
  hertz: number;
  /** From -1, the left edge, to 1. */
  side: number;
  /** Below the x-axis a tone has another colour. */
  below: boolean;
}

/** What a point of a curve sounds like; null where it has no value or is out of sight. */
export function toneOf(x: number, y: number, { xMin, xMax, yMin, yMax }: View): Tone | null {
  const height = (y - yMin) / (yMax - yMin);
  // Not-a-number is neither.
  if (!(height >= 0 && height <= 1)) return null;
  const side = Math.max(-1, Math.min(1, (2 * (x - xMin)) / (xMax - xMin) - 1));
  return { hertz: LOWEST_HZ * 2 ** (OCTAVES * height), side, below: y < 0 };
}
