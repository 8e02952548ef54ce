import type { Evidence, EvidenceSource, LearnerReviewCard, LearnerState } from '@aivy/contracts';
import { isPractice, type PractisedTime } from '@aivy/psychometrics';
import pg from 'pg';

/** What is stored of a learner. */
export interface StoredLearner {
  version: number;
  stateVersion: number;
  counts: Record<string, number>;
  state: LearnerState | null;
  baseline: Record<string, number> | null;
  cards: LearnerReviewCard[];
}

/** What takes its place. */
export interface RebuiltLearner extends Pick<StoredLearner, 'counts' | 'baseline' | 'cards'> {
  state: LearnerState;
  practised: PractisedTime[];
  /** Ids of the answers that a later diagnostic replaces. */
  replaced: ReadonlySet<string>;
  /** The last answer that counts. */
  through: Evidence;
}

/** All answers of a student, and which of them belong to diagnostics and to units and missions. */
export interface AllEvidence {
  all: Evidence[];
  diagnostic: Evidence[];
  practice: Evidence[];
  /** Ids of the answers that are stored as replaced by a later diagnostic. */
  replaced: ReadonlySet<string>;
}

interface EvidenceRow extends Omit<Evidence, 'given_at'> {
  source: EvidenceSource;
  hurried: boolean;
  replaced: boolean;
  given_at: Date;
}

/** Learner records of a system, for its operators. */
export class Records {
  private constructor(private readonly client: pg.Client) {}

  /** Works on a database and lets go of it. */
  static async with<T>(databaseUrl: string, work: (records: Records) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      return await work(new Records(client));
    } finally {
      await client.end();
    }
  }

  /** Everybody with evidence, or with a record. */
  async userIds(): Promise<string[]> {
    const { rows } = await this.client.query<{ user_id: string }>(
      'select user_id from plan.learners union select user_id from plan.evidence order by 1',
    );
    return rows.map((row) => row.user_id);
  }

  /** Does the work in one transaction, with the learner locked: no evidence comes in between. */
  async locked<T>(userId: string, work: () => Promise<T>): Promise<T> {
    await this.client.query('begin');
    try {
      await this.client.query('select 1 from plan.learners where user_id = $1 for update', [userId]);
      const result = await work();
      await this.client.query('commit');
      return result;
    } catch (error) {
      await this.client.query('rollback');
      throw error;
    }
  }

  /** All answers, in the order of the record. */
  async evidence(userId: string): Promise<AllEvidence> {
    const { rows } = await this.client.query<EvidenceRow>(
      `select source, source_id, item_id, item_version, skill, correct, answered, attempt, hints, spent_ms, misconception, pretest, hurried, replaced, given_at
       from plan.evidence where user_id = $1 order by given_at, source_id`,
      [userId],
    );
    const entries = rows.map(({ source, replaced, given_at, ...row }) => ({
      source,
      replaced,
      answer: { ...row, given_at: given_at.getTime() },
    }));
    return {
      all: entries.map(({ answer }) => answer),
      diagnostic: entries.filter(({ source }) => source === 'diagnostic').map(({ answer }) => answer),
      practice: entries.filter(({ source }) => isPractice(source)).map(({ answer }) => answer),
      replaced: new Set(entries.filter(({ replaced }) => replaced).map(({ answer }) => answer.source_id)),
    };
  }

  async stored(userId: string): Promise<StoredLearner | null> {
    const { rows } = await this.client.query<Omit<StoredLearner, 'cards'>>(
      `select version::int, state_version::int as "stateVersion", counts, state, baseline from plan.learners where user_id = $1`,
      [userId],
    );
    const cards = await this.client.query<{ card: LearnerReviewCard }>(
      'select card from plan.review_cards where user_id = $1 order by misconception collate "C"',
      [userId],
    );
    return rows[0] ? { ...rows[0], cards: cards.rows.map(({ card }) => card) } : null;
  }

  async replace(
    userId: string,
    { state, counts, baseline, cards, practised, replaced, through }: RebuiltLearner,
  ): Promise<void> {
    await this.client.query('update plan.evidence set replaced = source_id = any($2::text[]) where user_id = $1', [
      userId,
      [...replaced],
    ]);
    await this.client.query(
      `insert into plan.learners as l (user_id, version, state_version, state, baseline, counts, reviewed_at, reviewed_source_id, changed_at)
       values ($1, 1, 1, $2, $3, $4, to_timestamp($5::numeric / 1000), $6, now())
       on conflict (user_id) do update set state_version = l.version, state = excluded.state, baseline = excluded.baseline, counts = excluded.counts,
         elo = null, reviewed_at = excluded.reviewed_at, reviewed_source_id = excluded.reviewed_source_id, replay = false`,
      [
        userId,
        JSON.stringify(state),
        baseline && JSON.stringify(baseline),
        JSON.stringify(counts),
        through.given_at,
        through.source_id,
      ],
    );
    await this.client.query('delete from plan.practised where user_id = $1', [userId]);
    await this.client.query(
      `insert into plan.practised (user_id, day, english_ms, math_ms)
       select $1, t.day, t.english, t.math from jsonb_to_recordset($2::jsonb) t(day date, english bigint, math bigint)`,
      [userId, JSON.stringify(practised)],
    );
    await this.client.query('delete from plan.review_cards where user_id = $1', [userId]);
    await this.client.query(
      `insert into plan.review_cards (user_id, misconception, due, card)
       select $1, c->>'misconception', (c->>'due')::timestamptz, c from jsonb_array_elements($2::jsonb) c`,
      [userId, JSON.stringify(cards)],
    );
  }
}
