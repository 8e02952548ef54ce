import type { HintContext } from '../context/hint-context.js';
import { plainLine } from '../intent/canonical.js';
import type { Reading } from '../intent/intent.js';
import { expressionsIn, relationsIn } from '../intent/math-runs.js';
import { READ } from '../intent/read-by-rules.js';
import { asLandmark, hasLetter } from '../math/judge-own.js';
import { withoutUnits } from '../math/numbers-said.js';
import { spokenMath } from '../math/spoken.js';
import type { StepFinding } from '../move/step-finding.js';
import type { TutorState } from '../state/state.js';
import type { Ground } from '../step/ground.js';
import type { Decision } from './decision.js';

/** Numbers in a row that are offered as answers, from which on landmarks are no longer told apart: that would be guessing. */
const OFFERS_IN_A_ROW = 4;

/** An answer as the field takes it, and no calculation. */
const FRACTION = /^-?\d+\/\d+$/;

/** Where a message about Math comes in. */
export interface Place {
  readonly context: HintContext;
  readonly state: TutorState;
  readonly ground: Ground;
}

/** A message about Math, read. */
export interface MathTalk extends Place {
  readonly intent: Reading;
  readonly message: string;
  /** In plain characters. */
  readonly line: string;
  readonly relations: readonly string[];
  /** A calculation or algebra without a sign of relation; a fraction alone is a number. */
  readonly work: string | undefined;
  readonly isAlgebra: boolean;
  /** Does it state an idea that someone wrote down? */
  readonly isIdea: boolean;
}

const workIn = (spoken: string): string | undefined => {
  const [expression] = expressionsIn(spoken);
  return expression === undefined || FRACTION.test(expression) ? undefined : expression;
};

export function readTalk(
  intent: Reading,
  context: HintContext,
  state: TutorState,
  message: string,
  isIdea: boolean,
): MathTalk {
  const { question, choices, math } = context;
  const line = withoutUnits(plainLine(message.slice(0, READ)), question);
  const spoken = spokenMath(line);
  const work = workIn(spoken);
  return {
    ...{ intent, context, state, message, line, isIdea, work },
    ground: { question, choices, math, before: null, proven: null, due: false },
    relations: relationsIn(spoken),
    isAlgebra: work !== undefined && hasLetter(work),
  };
}

export const step = (finding: StepFinding, state: TutorState): Decision => ({
  move: { move: 'step', step: finding },
  state,
});

/** Does a message hold a calculation or algebra? */
export const hasWork = (message: string): boolean =>
  expressionsIn(spokenMath(plainLine(message))).some((each) => !FRACTION.test(each));

/** Are numbers being tried one after the other? */
function isGuessing({ moves }: TutorState): boolean {
  const other = moves.findLastIndex((move) => move !== 'offer-submit');
  return moves.length - 1 - other >= OFFERS_IN_A_ROW;
}

/** The value on the way that a text states; null for none, and while numbers are being tried. */
export const landmarkAt = (text: string, { state, ground }: Place): StepFinding | null =>
  isGuessing(state) ? null : asLandmark(text, ground);
