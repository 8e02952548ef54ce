import type { BankItem } from '@aivy/item-bank';
import { decide, phaseOf, quickRepliesOnWire, renderMove, startTutor, toReviewContext, withAttempt } from '@aivy/tutor';
import { uuidFrom } from './random-id.js';
import type { Student, World } from './student.js';

const QUESTIONS = ['why is mine wrong?', 'explain', 'Can you show me another way?'] as const;
const BETWEEN_MS = 40_000;

/** A talk about a question of a report. @param at milliseconds since 1970 */
export function talkOver(
  { rows, nextTalk }: World,
  { person, random }: Student,
  item: BankItem,
  answer: string,
  at: number,
): void {
  const id = nextTalk();
  let state = withAttempt(startTutor(id), answer);
  let now = at;
  const conversation: Record<string, unknown> = {
    user_id: person.userId,
    id,
    item_id: item.id,
    item_version: item.version,
    started_at: new Date(at),
  };
  rows.add('chat.conversations', conversation);
  for (const said of QUESTIONS.slice(0, 1 + random.int(QUESTIONS.length))) {
    const context = toReviewContext(item, state);
    const decision = decide(context, state, said);
    const words = renderMove(decision.move, context, decision.state);
    state = decision.state;
    rows.add('chat.exchanges', {
      user_id: person.userId,
      message_id: uuidFrom(random),
      conversation_id: id,
      question_id: item.id,
      said,
      said_at: new Date(now),
      phase: phaseOf(decision.move, context),
      move: decision.move,
      meta: { message: true },
      quick_replies: quickRepliesOnWire(words.next),
      hints_seen: state.question.rungs,
      reply: words.text,
      source: 'offline',
      replied_at: new Date(now),
    });
    now += BETWEEN_MS;
  }
  Object.assign(conversation, { state, active_at: new Date(now - BETWEEN_MS) });
}
