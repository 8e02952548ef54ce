import type { Meaning } from './document.js';
import type { Traceable } from './features.js';

/** A drawn line as its points of interest see it; of an inequality its edge. */
export function traceableOf(id: number, meaning: Meaning): Traceable[] {
  switch (meaning.kind) {
    case 'curve':
      return [along(id, meaning.over, meaning.formula)];
    case 'fit':
      return meaning.formula ? [{ id, kind: 'over-x', formula: meaning.formula }] : [];
    case 'implicit':
      return [equation(id, meaning.formula)];
    case 'region':
      return meaning.edges.map(({ over, formula }, part) => ({
        ...(over ? along(id, over, formula) : equation(id, formula)),
        ...(part > 0 ? { part } : {}),
      }));
    default:
      return [];
  }
}

function along(id: number, over: 'x' | 'y', formula: (x: number, y: number) => number): Traceable {
  if (over === 'x') return { id, kind: 'over-x', formula };
  const [a, ...others] = HEIGHTS.map((y) => formula(0, y));
  // x = 3 is a vertical line; x = y² is a curve given by an equation, and so is x = 3 {y > 0}.
  return a !== undefined && others.every((b) => a === b)
    ? { id, kind: 'vertical', x: a }
    : { id, kind: 'implicit', formula: (x, y) => x - formula(x, y) };
}

const HEIGHTS = [0, 1, -1e6, 1e6];
const PLACES = [-7.3, -1.9, 0.7, 3.1, 8.6];

/**
 * An equation that is linear in y, as 3x + 2y = 16, is as good as solved for it: then it can be traced like any other
 * curve, and its meetings with others are found without looking over the whole plane.
 */
function equation(id: number, formula: (x: number, y: number) => number): Traceable {
  const slope = (x: number): number => formula(x, 1) - formula(x, 0);
  const straight = PLACES.every((x) => {
    const [none, more] = [formula(x, 0), formula(x, 4)];
    return (
      Math.abs(more - none - 4 * slope(x)) <= 1e-9 * (Math.abs(more) + Math.abs(none)) && Math.abs(slope(x)) > 1e-9
    );
  });
  return straight
    ? { id, kind: 'over-x', formula: (x) => -formula(x, 0) / slope(x) }
    : { id, kind: 'implicit', formula };
}
