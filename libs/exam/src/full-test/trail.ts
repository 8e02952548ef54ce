import type { Trail } from '@aivy/contracts';

/** As the contract bounds it (`MAX_TRAIL`). */
const MOST = 400;
/** Changes of one answer that follow each other this closely are one: a number that is being typed. Seconds. */
const ONE_CHANGE = 3;

export const emptyTrail = (): Trail => ({ left: [], at: [], entry: [] });

interface Step {
  left: number;
  at: number;
  answer: string | null;
}

const lastOf = ({ left, at, entry }: Trail): Step | null =>
  left.length === 0 ? null : { left: left.at(-1)!, at: at.at(-1)!, answer: entry.at(-1)! };

const without = ({ left, at, entry }: Trail): Trail => ({
  left: left.slice(0, -1),
  at: at.slice(0, -1),
  entry: entry.slice(0, -1),
});

/** A clock that is set right may give time back; a trail never does. */
const plus = (trail: Trail, { left, at, answer }: Step): Trail => ({
  left: [...trail.left, Math.min(left, trail.left.at(-1) ?? left)],
  at: [...trail.at, at],
  entry: [...trail.entry, answer],
});

/** Nothing more is noted. */
export const isTrailFull = ({ left }: Trail): boolean => left.length >= MOST;

/**
 * A question came on the screen. One that was gone within the second was passed by, and not visited.
 * @param at its index in the module; the number of its questions for the review page
 * @param left whole seconds on the timer
 */
export function visitNoted(trail: Trail, at: number, left: number): Trail {
  const last = lastOf(trail);
  if (last?.at === at) return trail;
  if (last?.answer === null && last.left - left < 1) return visitNoted(without(trail), at, last.left);
  return isTrailFull(trail) ? trail : plus(trail, { left, at, answer: null });
}

/**
 * The answer of a question was changed.
 * @param answer '' for cleared
 * @param left whole seconds on the timer
 */
export function changeNoted(trail: Trail, at: number, answer: string, left: number): Trail {
  const here = visitNoted(trail, at, left);
  const last = lastOf(here);
  if (last?.at !== at) return here;
  if (last.answer !== null && last.left - left <= ONE_CHANGE) return plus(without(here), { left, at, answer });
  return isTrailFull(here) ? here : plus(here, { left, at, answer });
}
