import type { OutputOf, Safety, sendDailyMessage } from '@aivy/contracts';
import { ASKED_AGAIN_TEXT, faceOf } from '@aivy/tutor';
import type { StoredMessage } from './message.js';

type Reply = OutputOf<typeof sendDailyMessage>['data'];
type Shown = Pick<StoredMessage, 'reply' | 'phase' | 'move' | 'quickReplies' | 'hintsSeen' | 'note'>;

const SAFETY: Readonly<Record<string, Safety>> = { 'check-in': 'check-in', distress: 'where-to-turn' };

/** What comes with the words of a reply, live and in a history. */
const besideWords = (move: StoredMessage['move']) => ({
  ...(move.marks && { step_check: move.marks }),
  ...(move.move === 'offer-submit' && move.option !== undefined && { offered_answer: move.option }),
  ...(move.suggestions && { suggestions: [...move.suggestions] }),
  face: faceOf(move),
  ...(Object.hasOwn(SAFETY, move.move) && { safety: SAFETY[move.move] }),
});

/** The reply as the calls of every place send it. @param given the message id that the client named */
export const replyOf = ({ reply, phase, move, quickReplies, hintsSeen, note }: Shown, given?: string): Reply => ({
  content: reply ?? '',
  phase,
  ...(given !== undefined && { message_id: given }),
  quick_replies: quickReplies,
  hints_seen: hintsSeen,
  ...(note !== null && { note }),
  ...besideWords(move),
});

/** What a student gets instead of a reply about a question that they're being asked again. */
export const withheld = (message: StoredMessage): StoredMessage => ({
  ...message,
  reply: ASKED_AGAIN_TEXT,
  move: { move: 'asked-again' },
  quickReplies: [],
  note: null,
});

export type Line = Pick<Reply, 'content' | 'step_check' | 'offered_answer' | 'suggestions' | 'face' | 'safety'> & {
  role: 'user' | 'ai';
};

/** A message and its reply as lines of a history. */
export const linesOf = ({ said, reply, move }: StoredMessage): Line[] => [
  { role: 'user', content: said },
  ...(reply === null ? [] : [{ role: 'ai' as const, content: reply, ...besideWords(move) }]),
];

export interface ExportedLine {
  role: 'user' | 'ai';
  content: string;
  /** ISO 8601, UTC. */
  said_at: string;
}

/**
 * A talk in the file of an account.
 * @param withheld the student is being asked the question again: the tutor's words come with a later export
 */
export const exportedLinesOf = (messages: readonly StoredMessage[], withheld: boolean): ExportedLine[] =>
  messages.flatMap(({ said, saidAt, reply, repliedAt }): ExportedLine[] => [
    { role: 'user', content: said, said_at: saidAt.toISOString() },
    ...(reply === null || repliedAt === null || withheld
      ? []
      : [{ role: 'ai' as const, content: reply, said_at: repliedAt.toISOString() }]),
  ]);
