import type { StepCheck } from '@aivy/contracts';
import {
  decide,
  readMessage,
  renderMove,
  type DistressGrade,
  type HintContext,
  type IntentName,
  type TutorState,
} from '@aivy/tutor';
import { GENERAL_WORDS, type GeneralMove } from './general-words.js';

/** What was said where there is no question. */
export interface GeneralReply {
  text: string;
  /** As it is stored. */
  move: { move: string; grade?: DistressGrade; marks?: StepCheck };
  state: TutorState;
}

/** A question that holds nothing: for what the machine can do without one. */
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
  attempts: [],
};

/** Null: the machine decides, as beside a question. */
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
  frustration: 'what-next',
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
const MOVES_KEPT = 40;

/** Answers a message where there is no question: pure, and always in authored words. */
export function talkGenerally(state: TutorState, message: string): GeneralReply {
  const name = MOVES[readMessage(message).intent];
  if (name === null) {
    const decision = decide(NO_ITEM, state, message);
    const { move, grade, marks } = decision.move;
    const { text } = renderMove(decision.move, NO_ITEM, decision.state);
    return { text, move: { move, ...(grade && { grade }), ...(marks && { marks }) }, state: decision.state };
  }
  const words = GENERAL_WORDS[name];
  const noted = `general-${name}`;
  const before = state.moves.filter((each) => each === noted).length;
  return {
    text: words[(state.seed + before) % words.length]!,
    move: { move: noted },
    state: { ...state, moves: [...state.moves, noted].slice(-MOVES_KEPT) },
  };
}
