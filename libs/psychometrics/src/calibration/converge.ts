import { leap } from './acceleration.js';
import { emRound, type Model, type State } from './em-round.js';

/** Rounds of EM that are leapt over at the most, when it goes straight on. */
const LONGEST_LEAP = 30;

export interface Patience {
  maxRounds: number;
  /** Largest change in a round that counts as still. */
  tolerance: number;
  onRound: () => void;
}

const largestMove = (from: State, to: State): number =>
  to.items.reduce(
    (largest, { a, b, c }, index) => {
      const before = from.items[index]!;
      return Math.max(largest, Math.abs(Math.log(a / before.a)), Math.abs(b - before.b), Math.abs(c - before.c));
    },
    Math.max(
      Math.abs(to.population.mean - from.population.mean),
      Math.abs(to.population.sd - from.population.sd),
      ...to.common.map((each, family) => Math.abs(each - from.common[family]!)),
    ),
  );

/** Runs EM until a round of it moves no parameter any more, leaping where it goes straight on. */
export function converge(
  model: Model,
  start: State,
  { maxRounds, tolerance, onRound }: Patience,
): { state: State; converged: boolean } {
  let state = start;
  let rounds = 0;
  let converged = false;
  const round = (from: State): void => {
    state = emRound(model, from);
    converged = largestMove(from, state) < tolerance;
    rounds += 1;
    onRound();
  };
  const goesOn = (): boolean => !converged && rounds < maxRounds;
  while (goesOn()) {
    const first = state;
    round(first);
    const second = state;
    if (goesOn()) round(second);
    // A round from there evens out what the leap has overdone.
    if (goesOn()) round(leap(first, second, state, LONGEST_LEAP));
  }
  return { state, converged };
}
