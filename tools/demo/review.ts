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
  let place = 0;
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
    const shared = {
      user_id: person.userId,
      conversation_id: id,
      message_id: uuidFrom(random),
      phase: phaseOf(decision.move, context),
      blocked: false,
      said_at: new Date(now),
    };
    rows.add('chat.messages', { ...shared, place: (place += 1), role: 'user', content: said });
    rows.add('chat.messages', {
      ...shared,
      place: (place += 1),
      role: 'ai',
      content: words.text,
      move: decision.move,
      source: 'offline',
      quick_replies: quickRepliesOnWire(words.next),
    });
    now += BETWEEN_MS;
  }
  Object.assign(conversation, { state, active_at: new Date(now - BETWEEN_MS) });
}
