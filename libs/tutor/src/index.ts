export type { TutorContext } from './context/context.js';
export { toHintContext, type HintContext, type WrongAttempt } from './context/hint-context.js';
export { toReviewContext, type AnswerNote, type ReviewContext } from './context/review-context.js';
export type { Slip } from './context/slip.js';
export { decide, decideFeedback } from './decide/decide.js';
export type { Decision } from './decide/decision.js';
export { isComplete, MAX_ATTEMPTS } from './decide/is-complete.js';
export { phaseOf } from './decide/phase-of.js';
export type { Intent, IntentName } from './intent/intent.js';
export { readIntent } from './intent/read-intent.js';
export { QUICK_REPLIES, type Move, type MoveName, type QuickReply, type Reply } from './move/move.js';
export { RUNGS, type HintPhase, type Phase, type Rung } from './move/phase.js';
export type { ChangedTerm, StepFinding, TermKind } from './move/step-finding.js';
export { renderMove } from './render/render.js';
export {
  forNextQuestion,
  readTutorState,
  startTutor,
  TUTOR_STATE_LAYOUT,
  withAttempt,
  type TutorState,
} from './state/state.js';
export {
  createGuard,
  createKeyCheck,
  guard,
  secretOf,
  SentenceGate,
  type GateStop,
  type Guard,
  type KeyStatement,
  type LeakKind,
  type Secret,
  type StoredKey,
  type Verdict,
} from './guard/index.js';
