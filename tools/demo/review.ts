import type { BankItem } from '@aivy/item-bank';
import { startTutor, withAttempt } from '@aivy/tutor';
import { exchange } from './exchange.js';
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
    const { row, state: after } = exchange(item, true, state, said, now);
    rows.add('chat.exchanges', { ...row, user_id: person.userId, message_id: uuidFrom(random), conversation_id: id });
    state = after;
    now += BETWEEN_MS;
  }
  Object.assign(conversation, { state, active_at: new Date(now - BETWEEN_MS) });
}
