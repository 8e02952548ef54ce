import { partial } from '../right.js';
import { Unreadable } from '../unreadable.js';
import type { Declaration } from './declarations.js';
import { pointsOf, type Scorer } from './processing.js';
import { several, single, type Value } from './values.js';

/** The choice of one option as a response. */
export const chosen = ({ type, cardinality }: Declaration, id: string): Value =>
  cardinality === 'single' ? single(type, id) : several(type, [id], cardinality === 'ordered');

/**
 * Which option is right, found by processing every response that there is.
 * @returns its id with the points it gives; '' where no option gives any
 * @throws Unreadable when several options are right
 */
export function rightChoice(
  ids: readonly string[],
  response: Declaration,
  scorer: Scorer,
  lose: (field: string, reason: string) => void,
): { answer: string; points: number } {
  const none = pointsOf(scorer.process(null));
  const points = new Map(ids.map((id) => [id, pointsOf(scorer.process(chosen(response, id)))]));
  const full = Math.max(...points.values());
  if (full <= Math.max(0, none)) return { answer: '', points: 0 };
  const best = ids.filter((id) => points.get(id) === full);
  if (best.length > 1) throw new Unreadable(`${best.length} choices count as right (${best.join(', ')})`);
  for (const [id, given] of points)
    if (given !== full && given !== 0) lose('scoring', partial(`choice ${id}`, given, full));
  if (none !== 0) lose('scoring', partial('no answer', none, full));
  return { answer: best[0]!, points: full };
}
