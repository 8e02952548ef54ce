import { Inject, Injectable } from '@nestjs/common';
import type { GivenAnswer } from '@aivy/exam';
import { LATE_IS_HARMLESS, type Transaction } from '@aivy/server-kit';
import { DataSource, In } from 'typeorm';
import { UnitAnswerRow } from './unit.entity.js';
import type { UnitAnswer } from './unit.js';

/** A longer time between two answers counts as this: nobody knows that the student was there. */
const LONGEST_GAP_MS = 120_000;

const answerOf = ({ day, questionId, answer, seq, spentMs }: UnitAnswerRow): UnitAnswer => ({
  day,
  questionId,
  answer,
  seq: Number(seq),
  spentMs,
});

/** Answers of units. A save is one statement, so it happens whole or not at all. */
@Injectable()
export class UnitAnswerRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /**
   * Stores answers while their unit is open. Of two answers to a question the one with the higher sequence number stays,
   * in whatever order they arrive and however often; so a save may take effect after its caller gave up. The unit's row
   * is locked first, so finishing waits for the answers under way and none comes after it.
   * The time of work grows by the gaps between the moments of the answers, each two minutes at most; a moment before the
   * last one that is known, or in the future, adds nothing.
   * @returns the time of work so far; null when the caller has no such plan, or in it no such unit that is open
   */
  async upsertOpen(
    { userId, planId, day, now }: { userId: string; planId: string; day: number; now: Date },
    given: readonly GivenAnswer[],
  ): Promise<number | null> {
    const rows: { spentMs: number }[] = await this.source.query(
      `${LATE_IS_HARMLESS} with open as (
         update plan.units u set
           spent_ms = u.spent_ms + (
             select coalesce(sum(least(gap, ${LONGEST_GAP_MS})), 0)::int from (
               select extract(epoch from at - lag(at, 1, u.active_at) over (order by at)) * 1000 as gap
               from (select least(greatest(u.active_at, to_timestamp(s / 1000.0)), greatest(u.active_at, $4)) as at from unnest($7::bigint[]) s) m) g),
           active_at = (select coalesce(max(least(greatest(u.active_at, to_timestamp(s / 1000.0)), greatest(u.active_at, $4))), u.active_at)
             from unnest($7::bigint[]) s)
         where user_id = $1 and day = $3 and finished_at is null
           and exists (select 1 from plan.plans p where p.user_id = $1 and p.plan_id::text = $2)
         returning day, spent_ms
       ), stored as (
         insert into plan.unit_answers as a (user_id, day, question_id, answer, seq, spent_ms)
         select $1, open.day, q.question_id, q.answer, q.seq, q.spent_ms
         from open, unnest($5::int[], $6::text[], $7::bigint[], $8::int[]) q(question_id, answer, seq, spent_ms)
         on conflict (user_id, day, question_id) do update set
           answer = case when excluded.seq > a.seq then excluded.answer else a.answer end,
           seq = greatest(a.seq, excluded.seq), spent_ms = greatest(a.spent_ms, excluded.spent_ms)
       )
       select spent_ms as "spentMs" from open`,
      [
        userId,
        planId.toLowerCase(),
        day,
        now,
        given.map(({ questionId }) => questionId),
        given.map(({ answer }) => answer),
        given.map(({ seq }) => seq),
        given.map(({ spentMs }) => spentMs),
      ],
    );
    return rows[0]?.spentMs ?? null;
  }

  async selectOfUnit(
    userId: string,
    day: number,
    transaction: Transaction = this.source.manager,
  ): Promise<UnitAnswer[]> {
    return (await transaction.find(UnitAnswerRow, { where: { userId, day }, order: { questionId: 'ASC' } })).map(
      answerOf,
    );
  }

  async selectOfUnits(userId: string, days: readonly number[]): Promise<UnitAnswer[]> {
    return (await this.source.manager.findBy(UnitAnswerRow, { userId, day: In([...days]) })).map(answerOf);
  }

  async selectOfUser(userId: string): Promise<UnitAnswer[]> {
    const rows = await this.source.manager.find(UnitAnswerRow, {
      where: { userId },
      order: { day: 'ASC', questionId: 'ASC' },
    });
    return rows.map(answerOf);
  }
}
