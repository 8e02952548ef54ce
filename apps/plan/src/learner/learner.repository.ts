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

export type LearnerProgress = Omit<Learner, 'state' | 'elo' | 'baseline'>;

/** What new evidence makes of a learner at once. */
export type LearnerGrowth = Pick<Learner, 'version' | 'counts' | 'elo' | 'replay'>;

export interface StaleLearner {
  userId: string;
  version: number;
  /** Seconds since the evidence came. */
  seconds: number;
}

const PROGRESS = `user_id as "userId", version, state_version as "stateVersion", reviewed_at as "reviewedAt",
  reviewed_source_id as "reviewedSourceId", replay, counts`;

const progressOf = (row: LearnerRow): LearnerProgress => ({
  version: Number(row.version),
  stateVersion: Number(row.stateVersion),
  reviewedThrough:
    row.reviewedAt && row.reviewedSourceId !== null
      ? { given_at: row.reviewedAt.getTime(), source_id: row.reviewedSourceId }
      : null,
  replay: row.replay,
  counts: row.counts,
});
const learnerOf = (row: LearnerRow): Learner => ({
  ...progressOf(row),
  state: row.state,
  elo: row.elo,
  baseline: row.baseline,
});

/** Learners and their review cards. */
@Injectable()
export class LearnerRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** How far the record of a student has come, without what is known of them. */
  async selectOptionalProgress(userId: string): Promise<LearnerProgress | undefined> {
    const rows: LearnerRow[] = await this.source.query(`select ${PROGRESS} from plan.learners where user_id = $1`, [
      userId,
    ]);
    return rows[0] && progressOf(rows[0]);
  }

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

  async selectOptionalForUpdate(userId: string, manager: EntityManager): Promise<Learner | undefined> {
    return (await this.lockAll([userId], manager)).get(userId);
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

  /** A state was computed; its mastery and abilities join the history. With `reviews` the cards become these, and go up to that answer. */
  async updateState(
    userId: string,
    version: number,
    { state, baseline, elo }: Pick<Learner, 'state' | 'baseline' | 'elo'>,
    mastery: Record<string, number>,
    reviews: { cards: readonly LearnerReviewCard[]; through: AnswerPlace | null } | undefined,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `with history as (
         insert into plan.mastery_history (user_id, version, computed_at, mastery, abilities) values ($1, $2, $6, $7, $3::jsonb - 'skills' - 'layout') on conflict do nothing
       ), dropped as (
         delete from plan.review_cards where user_id = $1 and $8 and not misconception = any(select c->>'misconception' from jsonb_array_elements($9::jsonb) c)
       ), reviewed as (
         insert into plan.review_cards as r (user_id, misconception, due, card)
         select $1, c->>'misconception', (c->>'due')::timestamptz, c from jsonb_array_elements($9::jsonb) c
         on conflict (user_id, misconception) do update set due = excluded.due, card = excluded.card where r.card is distinct from excluded.card
       )
       update plan.learners set state_version = $2, state = $3, baseline = $4, elo = $5,
         reviewed_at = case when $8 then to_timestamp($10::numeric / 1000) else reviewed_at end,
         reviewed_source_id = case when $8 then $11 else reviewed_source_id end,
         replay = replay and not $8
       where user_id = $1`,
      [
        userId,
        version,
        JSON.stringify(state),
        baseline && JSON.stringify(baseline),
        elo && JSON.stringify(elo),
        new Date(),
        JSON.stringify(mastery),
        reviews !== undefined,
        JSON.stringify(reviews?.cards ?? []),
        reviews?.through?.given_at ?? null,
        reviews?.through?.source_id ?? null,
      ],
    );
  }

  async selectCards(userId: string): Promise<LearnerReviewCard[]> {
    const rows = await this.source.manager.find(ReviewCardRow, { where: { userId }, order: { misconception: 'ASC' } });
    return rows.map(({ card }) => card);
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
      `select ${PROGRESS}, case when elo is null then state end as state, elo, baseline from plan.learners where user_id = any($1::uuid[]) order by user_id for update`,
      [userIds],
    );
    return new Map(rows.map((row) => [row.userId, learnerOf(row)]));
  }
}
