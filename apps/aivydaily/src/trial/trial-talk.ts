import type { InputOf, OutputOf, tryMessage } from '@aivy/contracts';
import type { BankItem } from '@aivy/item-bank';
import {
  decide,
  isComplete,
  phaseOf,
  quickRepliesOnWire,
  renderMove,
  startTutor,
  toHintContext,
  toReviewContext,
  type TutorState,
} from '@aivy/tutor';

type Said = Pick<InputOf<typeof tryMessage>, 'hints_seen' | 'turn'> & { said: string; answers: readonly string[] };

/** Pure, and always in authored words: the page tells what was before, and another `turn` is another wording. */
export function talkOfTrial(item: BankItem, { said, answers, hints_seen, turn }: Said): OutputOf<typeof tryMessage> {
  const fresh = startTutor(item.id + turn);
  const state: TutorState = {
    ...fresh,
    question: {
      ...fresh.question,
      rungs: hints_seen,
      attempts: answers.map((answer) => answer.trim().toLowerCase()),
    },
  };
  const context = isComplete(item, state) ? toReviewContext(item, state) : toHintContext(item, state);
  const { move, state: after } = decide(context, state, said);
  const { text, next } = renderMove(move, context, after);
  return {
    content: text,
    phase: phaseOf(move, context),
    quick_replies: quickRepliesOnWire(next),
    hints_seen: after.question.rungs,
    ...(move.marks && { step_check: move.marks }),
    ...(move.move === 'offer-submit' && { offered_answer: move.option }),
  };
}
