export { couldAnswer } from './decide/could-answer.js';
export type { TutorContext } from './context/context.js';
export { toHintContext, type HintContext } from './context/hint-context.js';
export { toReviewContext, type ReviewContext } from './context/review-context.js';
export { decide, decideAskedAgain, decideFeedback } from './decide/decide.js';
export { readIn } from './decide/check-in.js';
export type { Decision } from './decide/decision.js';
export { wantsExample } from './decide/review.js';
export { isComplete } from './decide/is-complete.js';
export { asksBack, READ_INTENTS, type ReadAs } from './decide/read-as.js';
export { phaseOf } from './decide/phase-of.js';
export type { DistressGrade } from './distress/grade.js';
export { talkFaults, talkLeaks } from './ideas/talk-faults.js';
export type { IntentName, Reading } from './intent/intent.js';
export { startEncoder, type SentenceEncoder } from './encoder/sentence-encoder.js';
export { readMessage } from './intent/read-message.js';
export { faceOf } from './move/face-of.js';
export { QUICK_REPLIES, type Move } from './move/move.js';
export { quickRepliesOnWire } from './move/quick-replies-on-wire.js';
export { cleanMessage } from './text/clean-message.js';
export { exampleAnswer } from './render/explanation.js';
export { renderMove } from './render/render.js';
export { forNextQuestion, readTutorState, startTutor, withAttempt, type TutorState } from './state/state.js';
export { ASKED_AGAIN_TEXT } from './words/index.js';
export { safetyText, US_NUMBERS, type SafeNumbers } from './words/safety.js';
export {
  asksForPersonalData,
  createGround,
  createGuard,
  createKeyCheck,
  mayGuess,
  secretOf,
  SentenceGate,
  verdictsOf,
  type GateStop,
  type Guard,
} from './guard/index.js';
export { isFunctionWord, wordsOf } from './guard/words.js';
