import { Inject, Injectable } from '@nestjs/common';
import type { LearnerReviewCard, LearnerState } from '@aivy/contracts';
import type { LearnerElo } from '@aivy/psychometrics';
import { DataSource, type EntityManager } from 'typeorm';
import type { AnswerPlace } from './evidence.repository.js';
import { LearnerRow, ReviewCardRow } from './learner.entity.js';

/** What is kept of a student beside the evidence. */
export interface Learner {
  /** Rises with every batch of evidence, and the one that `state` was computed from. */
  version: number;
  stateVersion: number;
  state: LearnerState | null;
  elo: LearnerElo | null;
  /** Mastery by skill id right after the diagnostic. */
  baseline: Record<string, number> | null;
  /** Up to which answer the review cards go. */
  reviewedThrough: AnswerPlace | null;
  /** An answer came that is older than that: the cards begin anew. */
  replay: boolean;
  /** Measuring answers by skill id. */
  counts: Record<string, number>;
}

/** What new evidence makes of a learner at once. */
export type LearnerGrowth = Pick<Learner, 'version' | 'counts' | 'elo' | 'replay'>;

export interface StaleLearner {
  userId: string;
  version: number;
  /** Seconds since the evidence came. */
  seconds: number;
}

const learnerOf = (row: LearnerRow): Learner => ({
  version: Number(row.version),
  stateVersion: Number(row.stateVersion),
  state: row.state,
  elo: row.elo,
  baseline: row.baseline,
  reviewedThrough:
    row.reviewedAt && row.reviewedSourceId !== null
      ? { given_at: row.reviewedAt.getTime(), source_id: row.reviewedSourceId }
      : null,
  replay: row.replay,
  counts: row.counts,
});

/** Learners and their review cards. */
@Injectable()
export class LearnerRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  async selectOptional(userId: string): Promise<Learner | null> {
    const row = await this.source.manager.findOneBy(LearnerRow, { userId });
    return row && learnerOf(row);
  }

  /**
   * The learners, made where there are none, and locked until the transaction ends: batches come one after the other. In
   * the order of their ids, so that two who lock the same ones do not wait for each other. `state` only where there is no
   * Elo yet, which then starts from it.
   */
  async selectOrInsertForUpdate(userIds: readonly string[], manager: EntityManager): Promise<Map<string, Learner>> {
    const found = await this.lockAll(userIds, manager);
    const missing = userIds.filter((userId) => !found.has(userId));
    if (missing.length === 0) return found;
    await manager.query(
      'insert into plan.learners (user_id, changed_at) select id, now() from unnest($1::uuid[]) id order by id on conflict do nothing',
      [missing],
    );
    return this.lockAll(userIds, manager);
  }

  async selectOptionalForUpdate(userId: string, manager: EntityManager): Promise<Learner | null> {
    const row = await this.lock(userId, manager).getOne();
    return row && learnerOf(row);
  }

  /** Batches of evidence have come. */
  async updateGrown(learners: readonly (LearnerGrowth & { userId: string })[], manager: EntityManager): Promise<void> {
    if (learners.length === 0) return;
    await manager.query(
      `update plan.learners l set version = g.version, counts = g.counts, elo = g.elo, replay = g.replay, changed_at = now()
       from jsonb_to_recordset($1::jsonb) as g("userId" uuid, version bigint, counts jsonb, elo jsonb, replay boolean)
       where l.user_id = g."userId"`,
      [JSON.stringify(learners)],
    );
  }

  /** A state was computed; its mastery joins the history. */
  async updateState(
    userId: string,
    version: number,
    { state, baseline, elo }: Pick<Learner, 'state' | 'baseline' | 'elo'>,
    mastery: Record<string, number>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      'update plan.learners set state_version = $2, state = $3, baseline = $4, elo = $5 where user_id = $1',
      [userId, version, JSON.stringify(state), baseline && JSON.stringify(baseline), elo && JSON.stringify(elo)],
    );
    await manager.query(
      'insert into plan.mastery_history (user_id, version, computed_at, mastery) values ($1, $2, $4, $3) on conflict do nothing',
      [userId, version, JSON.stringify(mastery), new Date()],
    );
  }

  async selectCards(userId: string): Promise<LearnerReviewCard[]> {
    const rows = await this.source.manager.find(ReviewCardRow, { where: { userId }, order: { misconception: 'ASC' } });
    return rows.map(({ card }) => card);
  }

  /** Makes the cards these, and says up to which answer they go. */
  async replaceCards(
    userId: string,
    cards: readonly LearnerReviewCard[],
    through: AnswerPlace | null,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(`delete from plan.review_cards where user_id = $1 and not misconception = any($2::text[])`, [
      userId,
      cards.map(({ misconception }) => misconception),
    ]);
    await manager.query(
      `insert into plan.review_cards as r (user_id, misconception, due, card)
       select $1, c->>'misconception', (c->>'due')::timestamptz, c from jsonb_array_elements($2::jsonb) c
       on conflict (user_id, misconception) do update set due = excluded.due, card = excluded.card where r.card is distinct from excluded.card`,
      [userId, JSON.stringify(cards)],
    );
    await manager.query(
      'update plan.learners set reviewed_at = to_timestamp($2::numeric / 1000), reviewed_source_id = $3, replay = false where user_id = $1',
      [userId, through?.given_at ?? null, through?.source_id ?? null],
    );
  }

  /** Learners whose state has been behind their evidence for so long. */
  async selectStale(seconds: number, limit: number, manager: EntityManager): Promise<StaleLearner[]> {
    const rows: { userId: string; version: string; seconds: number }[] = await manager.query(
      `select user_id as "userId", version, extract(epoch from now() - changed_at)::float8 as seconds from plan.learners
       where state_version < version and changed_at < now() - make_interval(secs => $1) order by changed_at limit $2`,
      [seconds, limit],
    );
    return rows.map((row) => ({ ...row, version: Number(row.version) }));
  }

  /** The end of the student's plan, `YYYY-MM-DD`: the exam, as far as it is known. */
  async selectOptionalExam(userId: string): Promise<string | null> {
    const rows: { endsOn: string }[] = await this.source.query(
      `select ends_on::text as "endsOn" from plan.plans where user_id = $1`,
      [userId],
    );
    return rows[0]?.endsOn ?? null;
  }

  private async lockAll(userIds: readonly string[], manager: EntityManager): Promise<Map<string, Learner>> {
    const rows: LearnerRow[] = await manager.query(
      `select user_id as "userId", version, state_version as "stateVersion", case when elo is null then state end as state, elo, baseline,
         reviewed_at as "reviewedAt", reviewed_source_id as "reviewedSourceId", replay, counts
       from plan.learners where user_id = any($1::uuid[]) order by user_id for update`,
      [userIds],
    );
    return new Map(rows.map((row) => [row.userId, learnerOf(row)]));
  }

  private lock(userId: string, manager: EntityManager) {
    return manager
      .createQueryBuilder(LearnerRow, 'l')
      .where('l.userId = :userId', { userId })
      .setLock('pessimistic_write');
  }
}
