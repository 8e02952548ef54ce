import type { BankItem } from '@aivy/item-bank';
import { authoredText, decideAbout } from '@aivy/talk';
import type { TutorState } from '@aivy/tutor';

/** The tutor replies so fast. */
export const REPLIES_MS = 30;

/** A message with its reply, as services store them, and the state after it. @param at milliseconds since 1970 */
export function exchange(item: BankItem, isOver: boolean, before: TutorState, said: string, at: number) {
  const { state, ...decided } = decideAbout({ item, isOver, askedNow: false }, before, { said });
  const row = {
    question_id: item.id,
    said,
    said_at: new Date(at),
    phase: decided.phase,
    move: decided.move,
    meta: decided.meta,
    quick_replies: decided.quickReplies,
    hints_seen: decided.hintsSeen,
    reply: authoredText(decided, [item], state),
    source: 'offline',
    blocked: false,
    replied_at: new Date(at + REPLIES_MS),
  };
  return { row, state };
}
