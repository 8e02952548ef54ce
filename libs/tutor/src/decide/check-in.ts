import type { TutorContext } from '../context/context.js';
import { isHeavy } from '../distress/of-work.js';
import type { Reading } from '../intent/intent.js';
import { readMessage } from '../intent/read-message.js';
import type { Move } from '../move/move.js';
import type { TutorState } from '../state/state.js';

/** Messages after "I'm okay" in which the tutor doesn't ask again, unless it sounds worse than before. */
const QUIET = 10;

const FINE =
  /^(?:no |nah |lol |omg |yes |yeah |wait |bro |bruh |what |oh |ya )*(?:i ?a?'?m |im |we(?:'?re| are) |all |totally |its |it's )*(?:fine|ok|okay|good|alright|all right)\b/;
const MEANT =
  /\b(?:i (?:was|am|only|just|mean\w*)|i'?m|im|was)(?: (?:just|only|literally))* (?:talk\w*|jok\w*|kidding|mean\w*|say\w*|speaking)\b|\b(?:about|abt|mean(?:t)?|its|it's) (?:just )?(?:the|my|this|a) (?:\w+ )?(?:math|question|problem|text|passage|book|story|poem|answers?|work|hint|steps?|test)\b|\b(?:not|wasn'?t) (?:talking )?(?:about|abt) me\b|\b(?:misread|misunderstood|got (?:me|that) wrong)\b/;
const NOT_FINE = /\b(?:not|never|don'?t|isn'?t) (?:\w+ )?(?:fine|ok|okay|good|alright|all right|safe|joking|kidding)\b/;

const inPlain = (message: string): string =>
  message
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[,.!?]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Says after a check-in that it was a misunderstanding: "im fine lol i was talking abt the math". */
export const wasMisread = (message: string): boolean =>
  MEANT.test(inPlain(message)) && !NOT_FINE.test(inPlain(message));

/** Answers a check-in in the student's own words: all is well. Heavy words, or another "but", are no such answer. */
const isFine = (message: string): boolean =>
  (FINE.test(inPlain(message)) || wasMisread(message)) &&
  !NOT_FINE.test(inPlain(message)) &&
  !isHeavy(message.replace(/\b(?:i'?m|im|i am) (?=fine|ok|okay|good|alright|all right)/gi, ''));

/** Reads a message beside a question, in a talk that may have had its check-in. */
export function readIn(
  { passage, question, choices }: TutorContext,
  { checkIn, moves }: TutorState,
  message: string,
  vector: Float32Array | null,
): Reading {
  const reading = readMessage(message, vector, {
    about: [passage, question, ...Object.values(choices ?? {})].join(' '),
    okayUpTo: checkIn && checkIn.left > 0 ? checkIn.grade : 0,
  });
  const isAnswer = moves.at(-1) === 'check-in' && reading.intent !== 'distress' && isFine(message);
  return isAnswer ? { ...reading, intent: 'okay', p: 1 } : reading;
}

/** Notes a check-in, and the answer that the student is okay. */
export function withCheckIn(before: TutorState, { intent, care }: Reading, { move }: Pick<Move, 'move'>): TutorState {
  if (move === 'check-in') return { ...before, checkIn: { grade: care, left: 0 } };
  if (!before.checkIn) return before;
  const left = intent === 'okay' ? QUIET : Math.max(0, before.checkIn.left - 1);
  return { ...before, checkIn: { ...before.checkIn, left } };
}
