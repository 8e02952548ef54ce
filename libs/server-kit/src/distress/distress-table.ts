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
import type { DataSource } from 'typeorm';

/** Where a service stores what students say. The table has `said_at`, `grade` and the columns `handled_…`. */
export interface FlaggedMessages {
  table: string;
  /** Condition for a message that shows distress. */
  flagged: string;
  /** Column with the student's words. */
  words: string;
  /** What the place of a message is read from: more columns, and the join that has them. */
  more: string;
  join: string;
}

interface Row {
  userId: string;
  messageId: string;
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
export const isStillOpen = (flagged: string): string =>
  `(${flagged} and handled_at is null and said_at >= now() - interval '${OPEN_DISTRESS_KEEP_DAYS} days')`;

/** The messages of a service that show distress, for operators. */
export class DistressTable<More extends object> {
  private readonly select: string;

  constructor(
    private readonly source: DataSource,
    private readonly messages: FlaggedMessages,
  ) {
    const { table, flagged, words, more, join } = messages;
    this.select = `select user_id as "userId", message_id as "messageId", coalesce(grade, ${UNGRADED}) as grade, said_at as "saidAt",
      ${words} as message, handled_at as "handledAt", handled_by as "handledBy", handled_note as "handledNote", ${more}
      from ${table} ${join} where ${flagged}`;
  }

  async list(
    placeOf: (
      row: More,
    ) => Pick<DistressMessage, 'place' | 'skill'> | Promise<Pick<DistressMessage, 'place' | 'skill'>>,
  ): Promise<DistressList> {
    const { table, flagged } = this.messages;
    const [open, handled, counts]: [(Row & More)[], (Row & More)[], { count: number }[]] = await Promise.all([
      this.source.query(
        `${this.select} and handled_at is null order by coalesce(grade, ${UNGRADED}) desc, said_at desc limit ${DISTRESS_AT_ONCE}`,
      ),
      this.source.query(
        `${this.select} and handled_at is not null order by handled_at desc limit ${DISTRESS_HANDLED_AT_ONCE}`,
      ),
      this.source.query(`select count(*)::int as count from ${table} where ${flagged} and handled_at is null`),
    ]);
    const shown = (rows: (Row & More)[]): Promise<DistressMessage[]> =>
      Promise.all(rows.map(async (row) => ({ ...messageOf(row), ...(await placeOf(row)) })));
    return { open: await shown(open), handled: await shown(handled), open_count: counts[0]!.count };
  }

  /** Of two operators the first one stays. @throws DomainError NOT-FOUND when no such message is flagged */
  async handle(
    { user_id: userId, message_id: messageId, note }: InputOf<typeof handleChatDistress>,
    { userId: operator }: Caller,
  ): Promise<void> {
    const { table, flagged } = this.messages;
    const [, count]: [unknown, number] = await this.source.query(
      `update ${table} set handled_at = coalesce(handled_at, now()),
         handled_by = case when handled_at is null then $3::uuid else handled_by end,
         handled_note = case when handled_at is null then $4 else handled_note end
       where user_id = $1 and message_id = $2 and ${flagged}`,
      [userId, messageId, operator ?? null, note ?? ''],
    );
    if (count === 0) throw new DomainError('NOT-FOUND');
  }
}

const messageOf = (row: Row): Omit<DistressMessage, 'place' | 'skill'> => ({
  user_id: row.userId,
  message_id: row.messageId,
  grade: row.grade,
  said_at: utc(row.saidAt),
  message: row.message,
  handled: row.handledAt === null ? null : { at: utc(row.handledAt), by: row.handledBy, note: row.handledNote ?? '' },
});
