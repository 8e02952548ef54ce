import type { TutorPhase } from '@aivy/contracts';
import { examplesLike, type BankItem, type BankSnapshot } from '@aivy/item-bank';
import {
  asksBack,
  decide,
  decideAskedAgain,
  phaseOf,
  quickRepliesOnWire,
  readTutorState,
  renderMove,
  startTutor,
  toHintContext,
  toReviewContext,
  wantsExample,
  type Decision,
  type Move,
  type ReadAs,
  type TutorContext,
  type TutorState,
} from '@aivy/tutor';
import type { Decided } from './message.js';
import type { Heard } from './setup.js';

/** The question a message is about. */
export interface Asked {
  item: BankItem;
  /** The student has finished it. */
  isOver: boolean;
  /** The student is being asked it again. */
  askedNow: boolean;
  /** Questions like it that may be worked out: the student isn't being asked them. */
  examples?: readonly BankItem[];
}

/** Holds the key only when the question is over and isn't being asked again. */
export const contextOf = ({ item, isOver, askedNow, examples = [] }: Asked, state: TutorState): TutorContext =>
  isOver && !askedNow ? toReviewContext(item, state, nextOf(examples, state)) : toHintContext(item, state);

/** Another one each time. */
const nextOf = (examples: readonly BankItem[], { seed, moves }: TutorState): BankItem | null =>
  examples[(seed + moves.filter((each) => each === 'similar').length) % examples.length] ?? null;

/** Questions that could be worked out for a student who asks for that; whether they're being asked is still to be seen. */
export const examplesFor = (bank: BankSnapshot, questionId: number, said: string): BankItem[] => {
  const item = wantsExample(said) ? bank.item(questionId) : undefined;
  return item ? examplesLike(bank, item) : [];
};

interface Pin {
  id: number;
  version: number;
}

/** The item of a message, and the one that its move works out: what `contextIn` takes. */
export const pinsOf = (item: Pin, { example }: Pick<Move, 'example'>): Pin[] => [item, ...(example ? [example] : [])];

/** A message, and what the encoder and a model make of it. */
export interface Said {
  said: string;
  vector?: Float32Array | null;
  /** What a model takes it for; `unread`: it can still be asked. */
  readAs?: ReadAs | null | 'unread';
}

/** The rules are unsure of a message, and a model hasn't read it yet. */
export class Unread extends Error {
  constructor(
    readonly item: BankItem,
    readonly state: TutorState,
    readonly context: TutorContext,
  ) {
    super('message not read yet');
  }
}

/** Decides about a message beside a question. @throws Unread */
export function decideAbout(asked: Asked, state: TutorState, { said, vector = null, readAs = null }: Said): Decided {
  const context = contextOf(asked, state);
  if (context.kind === 'hint' && asked.isOver)
    return decidedBy(decideAskedAgain(context, state, said, vector), context);
  const decision = decide(context, state, said, vector, readAs === 'unread' ? null : readAs);
  if (readAs === 'unread' && asksBack(decision.move)) throw new Unread(asked.item, state, context);
  return decidedBy(decision, context);
}

/** The context a stored decision was made in. @param items of `pinsOf` */
export const contextIn = (phase: TutorPhase, [item, example]: readonly BankItem[], state: TutorState): TutorContext =>
  phase === '3.5' ? toReviewContext(item!, state, example) : toHintContext(item!, state);

/** A decided move in authored words. */
export const authoredText = (
  { phase, move }: Pick<Decided, 'phase' | 'move'>,
  items: readonly BankItem[],
  state: TutorState,
): string => renderMove(move as Move, contextIn(phase, items, state), state).text;

/** A decision as it's stored. */
export const decidedBy = ({ move, state }: Decision, context: TutorContext): Decided => ({
  questionId: context.id,
  phase: phaseOf(move, context),
  move,
  state,
  meta: { message: true },
  quickReplies: quickRepliesOnWire(renderMove(move, context, state).next),
  hintsSeen: state.question.rungs,
  reply: null,
});

/** The decision about a message that shows distress, where nothing is known but that. */
export const safelyDecided = ({ grade }: Pick<Heard, 'grade'>, questionId: number | null): Decided => ({
  questionId,
  phase: '3.1',
  move: { move: 'distress', ...(grade !== null && { grade }) },
  // The talk's own state goes on without this message.
  state: startTutor(0),
  meta: { message: true },
  quickReplies: [],
  hintsSeen: 0,
  reply: null,
});

/** A stored state; undefined for none, and for another release's layout. */
export function readState(stored: unknown): TutorState | undefined {
  if (stored === null || stored === undefined) return undefined;
  try {
    return readTutorState(stored);
  } catch {
    return undefined;
  }
}
