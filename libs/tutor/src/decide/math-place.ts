import type { HintContext } from '../context/hint-context.js';
import { plainLine } from '../intent/canonical.js';
import { expressionsIn } from '../intent/math-runs.js';
import { spokenMath } from '../math/spoken.js';
import type { StepFinding } from '../move/step-finding.js';
import type { TutorState } from '../state/state.js';
import type { Ground } from '../step/ground.js';
import type { Decision } from './decision.js';

/** Numbers in a row that are offered as answers, from which on landmarks are no longer told apart: that would be guessing. */
const OFFERS_IN_A_ROW = 4;

/** An answer as the field takes it, and no calculation. */
export const FRACTION = /^-?\d+\/\d+$/;

/** Where a message about Math comes in. */
export interface Place {
  readonly context: HintContext;
  readonly state: TutorState;
  readonly ground: Ground;
}

export const step = (finding: StepFinding, state: TutorState): Decision => ({
  move: { move: 'step', step: finding },
  state,
});

/** Does a message hold a calculation or algebra? A fraction alone is a number. */
export const hasWork = (message: string): boolean =>
  expressionsIn(spokenMath(plainLine(message))).some((each) => !FRACTION.test(each));

/** Are numbers being tried one after the other? */
export function isGuessing({ moves }: TutorState): boolean {
  const other = moves.findLastIndex((move) => move !== 'offer-submit');
  return moves.length - 1 - other >= OFFERS_IN_A_ROW;
}
