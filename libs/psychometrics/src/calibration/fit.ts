import { chance, type ItemParameters } from '../model.js';
import type { ExpectedCounts } from './expectation.js';
import { NODE, NODES } from './quadrature.js';

/** An item whose curve is further than this from its answers is flagged. */
export const MISFIT = 0.1;

/**
 * RMSD of every item: root mean square distance between the curve of the answers and that of the model, over the
 * ability of those who answered, 0-1. Without an answer 0. As in large-scale surveys (von Davier & Bezirhan 2023).
 */
export const fitOf = (items: readonly ItemParameters[], { answered, right }: ExpectedCounts): number[] =>
  items.map((item, index) => {
    let [total, squares] = [0, 0];
    for (let q = 0; q < NODES; q += 1) {
      const n = answered[index * NODES + q]!;
      if (n < 1e-9) continue;
      total += n;
      squares += n * (right[index * NODES + q]! / n - chance(NODE[q]!, item)) ** 2;
    }
    return total === 0 ? 0 : Math.sqrt(squares / total);
  });
