import { requireFinite } from './model.js';
import { eap, type Estimate } from './posterior.js';
import type { Response } from './response.js';

export type SecondModule = 'lower' | 'higher';

/** Ability, in logits, from which a student goes on to the higher module. */
const ROUTING_CUT = 0;

/**
 * Two-stage routing: the higher module when EAP(θ | module 1) is at or above the cut, never by number correct, so that
 * an easy and a hard first module route alike. Without an answer the estimate is the prior's mean, 0, which is at the
 * default cut: nothing speaks for the lower module.
 * @param first the scored answers of module 1; empty ones count as wrong
 * @throws ParameterError
 */
export function routeAfter(first: readonly Response[], cut = ROUTING_CUT): { route: SecondModule; estimate: Estimate } {
  requireFinite('cut', cut);
  const estimate = eap(first);
  // The grid is symmetric, but sums of rounded numbers are not: a hair below the cut is at the cut.
  return { route: estimate.theta >= cut - 1e-9 ? 'higher' : 'lower', estimate };
}
