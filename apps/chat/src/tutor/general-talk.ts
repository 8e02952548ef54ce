import { decidedBy, type Decided } from '@aivy/talk';
import { decide, readIn, renderMove, type HintContext, type IntentName, type Move, type TutorState } from '@aivy/tutor';
import { GENERAL_WORDS, type GeneralMove } from './general-words.js';

/** A question with nothing in it, for what the machine can do without one. */
const NO_ITEM: HintContext = {
  kind: 'hint',
  id: 0,
  version: 0,
  // Of Math, so that a step is a line of algebra.
  skill: 12,
  type: 'blank',
  passage: '',
  question: '',
  choices: null,
  hints: [],
  ideas: [],
  attempts: [],
};

/** Null: the machine decides, as it does beside a question. */
const MOVES: Readonly<Record<IntentName, GeneralMove | null>> = {
  distress: null,
  'check-in': null,
  okay: 'what-next',
  'check-step': null,
  'define-term': null,
  greeting: 'greeting',
  thanks: 'thanks',
  'off-topic': 'off-topic',
  unknown: 'unknown',
  hint: 'what-next',
  frustration: 'encourage',
  similar: 'what-next',
  passage: 'needs-question',
  'own-reason': 'needs-question',
  'why-wrong': 'needs-question',
  explain: 'needs-question',
  simpler: 'needs-question',
  idea: 'needs-question',
  'next-question': 'what-next',
  submit: 'needs-question',
  'asks-for-answer': 'needs-question',
};
/** What works where there's no question. */
const TAPS = ['what-next', 'check-step'] as const;
const MOVES_KEPT = 40;
const PREFIX = 'general-';

const timesOf = (move: string, { moves }: TutorState): number => moves.filter((each) => each === move).length;

/** Decides about a message where there's no question. Pure. */
export function decideGenerally(state: TutorState, message: string, vector: Float32Array | null = null): Decided {
  const decision = decide(NO_ITEM, state, message, vector);
  const name = decision.move.move === 'encourage' ? 'encourage' : MOVES[readIn(NO_ITEM, state, message, vector).intent];
  const about = decidedBy(decision, NO_ITEM);
  // Where nothing is proposed beside a question, as in distress, nothing is here.
  const quickReplies = about.quickReplies.length === 0 ? [] : [...TAPS];
  const general: Decided = { ...about, questionId: null, phase: '3.1', hintsSeen: 0, quickReplies };
  if (name === null) return general;
  const move = `${PREFIX}${name}`;
  const { checkIn } = decision.state;
  const after = { ...state, checkIn, moves: [...state.moves, move].slice(-MOVES_KEPT) };
  return { ...general, move: { move }, state: after };
}

/** A move where there's no question, in authored words. @param state after the move */
export function generalText(move: Decided['move'], state: TutorState): string {
  if (!move.move.startsWith(PREFIX)) return renderMove(move as Move, NO_ITEM, state).text;
  const words = GENERAL_WORDS[move.move.slice(PREFIX.length) as GeneralMove];
  return words[(state.seed + timesOf(move.move, state) - 1) % words.length]!;
}
