import { Inject, Injectable } from '@nestjs/common';
import {
  DISTRESS_AT_ONCE,
  DISTRESS_HANDLED_AT_ONCE,
  DomainError,
  OPEN_DISTRESS_KEEP_DAYS,
  type Caller,
  type DistressList,
  type DistressMessage,
  type handleChatDistress,
  type InputOf,
} from '@aivy/contracts';
import type { LiveBank } from '@aivy/item-bank';
import { BANK } from '@aivy/server-kit';
import { DataSource } from 'typeorm';
import { TALK, type TalkSetup } from './setup.js';

interface Row {
  userId: string;
  messageId: string;
  questionId: number | null;
  grade: DistressMessage['grade'];
  saidAt: Date;
  message: string;
  handledAt: Date | null;
  handledBy: string | null;
  handledNote: string | null;
}

/** Messages flagged by a release without grades: someone should read them soon. */
const UNGRADED = 3;

const utc = (date: Date): string => date.toISOString().slice(0, 19).replace('T', ' ');

/** Messages that retention leaves alone: open, and not yet there for as long as staff have to see them. */
export const isStillOpen = `(flagged and handled_at is null and said_at >= now() - interval '${OPEN_DISTRESS_KEEP_DAYS} days')`;

/** The messages of a service that show distress, for operators. */
@Injectable()
export class DistressRepository {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(TALK) private readonly talk: Pick<TalkSetup, 'table' | 'placeOf'>,
    @Inject(BANK) private readonly bank: LiveBank,
  ) {}

  async select(): Promise<DistressList> {
    const { table } = this.talk;
    const rows = `select user_id as "userId", message_id as "messageId", question_id as "questionId",
      coalesce(grade, ${UNGRADED}) as grade, said_at as "saidAt", said as message, handled_at as "handledAt",
      handled_by as "handledBy", handled_note as "handledNote" from ${table} where flagged`;
    const [open, handled, counts]: [Row[], Row[], { count: number }[]] = await Promise.all([
      this.source.query(
        `${rows} and handled_at is null order by coalesce(grade, ${UNGRADED}) desc, said_at desc limit ${DISTRESS_AT_ONCE}`,
      ),
      this.source.query(
        `${rows} and handled_at is not null order by handled_at desc limit ${DISTRESS_HANDLED_AT_ONCE}`,
      ),
      this.source.query(`select count(*)::int as count from ${table} where flagged and handled_at is null`),
    ]);
    const shown = (row: Row): DistressMessage => this.shown(row);
    return { open: open.map(shown), handled: handled.map(shown), open_count: counts[0]!.count };
  }

  /** Of two operators the first one stays. @throws DomainError NOT-FOUND when no such message is flagged */
  async updateHandled(
    { user_id: userId, message_id: messageId, note }: InputOf<typeof handleChatDistress>,
    { userId: operator }: Caller,
  ): Promise<void> {
    const [, count]: [unknown, number] = await this.source.query(
      `update ${this.talk.table} set handled_at = coalesce(handled_at, now()),
         handled_by = case when handled_at is null then $3::uuid else handled_by end,
         handled_note = case when handled_at is null then $4 else handled_note end
       where user_id = $1 and message_id = $2 and flagged`,
      [userId, messageId, operator ?? null, note ?? ''],
    );
    if (count === 0) throw new DomainError('NOT-FOUND');
  }

  private shown({ questionId, ...row }: Row): DistressMessage {
    return {
      user_id: row.userId,
      message_id: row.messageId,
      grade: row.grade,
      said_at: utc(row.saidAt),
      place: this.talk.placeOf(questionId),
      // A message is worth listing without the skill of a question that has left the bank.
      skill: questionId === null ? null : (this.bank.current.item(questionId)?.skill ?? null),
      message: row.message,
      handled:
        row.handledAt === null ? null : { at: utc(row.handledAt), by: row.handledBy, note: row.handledNote ?? '' },
    };
  }
}
