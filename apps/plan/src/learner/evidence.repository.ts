import { Inject, Injectable } from '@nestjs/common';
import type { Evidence, EvidenceSource } from '@aivy/contracts';
import { ANSWERS_READ } from '@aivy/psychometrics';
import type { PracticeGroup } from '../forecast/forecast-change.js';
import { DataSource, type EntityManager } from 'typeorm';
import { EvidenceRow } from './evidence.entity.js';

/** A place in the order of a student's answers. */
export interface AnswerPlace {
  given_at: number;
  source_id: string;
}

const evidenceOf = (row: EvidenceRow): Evidence => ({
  source_id: row.sourceId,
  item_id: row.itemId,
  item_version: row.itemVersion,
  skill: row.skill,
  correct: row.correct,
  answered: row.answered,
  attempt: row.attempt,
  hints: row.hints,
  spent_ms: row.spentMs,
  misconception: row.misconception,
  pretest: row.pretest,
  ...(row.hurried && { hurried: true }),
  given_at: row.givenAt.getTime(),
});

const COLUMNS = `e.source_id as "sourceId", e.item_id as "itemId", e.item_version as "itemVersion", e.skill, e.correct, e.answered,
  e.attempt, e.hints, e.spent_ms as "spentMs", e.misconception, e.pretest, e.hurried, e.given_at as "givenAt"`;

/** The attempt of a test that an answer belongs to: `diagnostic:<attempt id>:<question id>` without the question. */
const ATTEMPT = `regexp_replace(e.source_id, ':[^:]*$', '')`;

/** The answers of students. None is ever changed or removed; those of a diagnostic that was taken again stop measuring. */
@Injectable()
export class EvidenceRepository {
  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  /** Adds what is not there. @returns whether an answer was new */
  async insertNew(
    source: EvidenceSource,
    batches: readonly { userId: string; entries: readonly Evidence[] }[],
    manager: EntityManager,
  ): Promise<(userId: string, sourceId: string) => boolean> {
    const rows: { id: string }[] = await manager.query(
      `insert into plan.evidence (user_id, source_id, source, item_id, item_version, skill, correct, answered, attempt, hints, spent_ms, misconception, pretest, hurried, given_at)
       select e.user_id, e.source_id, $1, e.item_id, e.item_version, e.skill, e.correct, e.answered, e.attempt, e.hints, e.spent_ms, e.misconception, e.pretest,
         coalesce(e.hurried, false), to_timestamp(e.given_at / 1000.0)
       from jsonb_to_recordset($2::jsonb) as e(user_id uuid, source_id text, item_id int, item_version int, skill smallint, correct boolean, answered boolean,
         attempt smallint, hints smallint, spent_ms int, misconception text, pretest boolean, hurried boolean, given_at numeric)
       on conflict (user_id, source_id) do nothing returning user_id || ' ' || source_id as id`,
      [
        source,
        JSON.stringify(batches.flatMap(({ userId, entries }) => entries.map((each) => ({ ...each, user_id: userId })))),
      ],
    );
    const added = new Set(rows.map(({ id }) => id));
    return (userId, sourceId) => added.has(`${userId} ${sourceId}`);
  }

  /** Keeps the answers of a student's newest diagnostic and replaces those of earlier ones. @returns the newly replaced */
  async replaceDiagnostics(userId: string, manager: EntityManager): Promise<Evidence[]> {
    const [rows]: [EvidenceRow[]] = await manager.query(
      `update plan.evidence e set replaced = true
       where user_id = $1 and source = 'diagnostic' and not replaced and ${ATTEMPT} <> (
         select ${ATTEMPT} from plan.evidence e where user_id = $1 and source = 'diagnostic' order by given_at desc, source_id desc limit 1)
       returning ${COLUMNS}`,
      [userId],
    );
    return rows.map(evidenceOf);
  }

  /** Is any of these answers there already? */
  async isRecorded(userId: string, sourceIds: readonly string[], manager: EntityManager): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      'select 1 from plan.evidence where user_id = $1 and source_id = any($2::text[]) limit 1',
      [userId, sourceIds],
    );
    return rows.length > 0;
  }

  /** The newest measuring answers of every skill, the newest first. The same work for any length of history. */
  async selectRecent(userId: string): Promise<Evidence[]> {
    const rows: EvidenceRow[] = await this.source.query(
      `select ${COLUMNS} from generate_series(1, 30) s(skill), lateral (
         select * from plan.evidence where user_id = $1 and skill = s.skill and attempt = 1 and not pretest and not replaced
         order by given_at desc, source_id desc limit ${ANSWERS_READ}) e`,
      [userId],
    );
    return rows.map(evidenceOf);
  }

  async selectOfDiagnostic(userId: string): Promise<Evidence[]> {
    const rows: EvidenceRow[] = await this.source.query(
      `select ${COLUMNS} from plan.evidence e where user_id = $1 and source = 'diagnostic' and not replaced order by source_id`,
      [userId],
    );
    return rows.map(evidenceOf);
  }

  /** The oldest answers after a place, or of all, up to a number of them. */
  async selectAfter(userId: string, place: AnswerPlace | null, limit: number): Promise<Evidence[]> {
    const rows: EvidenceRow[] = await this.source.query(
      `select ${COLUMNS} from plan.evidence e
       where user_id = $1 and not replaced and (given_at, source_id) > (coalesce(to_timestamp($2::numeric / 1000), '-infinity'), coalesce($3, ''))
       order by given_at, source_id limit $4`,
      [userId, place?.given_at ?? null, place?.source_id ?? null, limit],
    );
    return rows.map(evidenceOf);
  }

  /** All answers to one item, the newest first. */
  async selectOfItem(userId: string, itemId: number): Promise<(Evidence & { source: EvidenceSource })[]> {
    const rows: (EvidenceRow & { source: EvidenceSource })[] = await this.source.query(
      `select ${COLUMNS}, e.source from plan.evidence e where user_id = $1 and item_id = $2 order by given_at desc, source_id desc`,
      [userId, itemId],
    );
    return rows.map((row) => ({ ...evidenceOf(row), source: row.source }));
  }

  /** When a student last answered before a moment. */
  async selectOptionalLastBefore(userId: string, moment: Date): Promise<Date | null> {
    const rows: { last: Date | null }[] = await this.source.query(
      'select max(given_at) as last from plan.evidence where user_id = $1 and given_at < $2',
      [userId, moment],
    );
    return rows[0]?.last ?? null;
  }

  /** When the student last answered each skill before a moment, apart from the diagnostic. Skills without one aren't in it. */
  selectLastBySkill(userId: string, before: Date): Promise<{ skill: number; last: Date }[]> {
    // One look at the index for each skill: a long history costs no more.
    return this.source.query(
      `select s.skill, e.last from generate_series(1, 30) s(skill) cross join lateral (
         select given_at as last from plan.evidence
         where user_id = $1 and skill = s.skill and attempt = 1 and not pretest and answered
           and source <> 'diagnostic' and given_at < $2
         order by given_at desc limit 1) e`,
      [userId, before],
    );
  }

  /** First tries since a moment, by source and skill. */
  selectPracticeSince(userId: string, moment: Date): Promise<PracticeGroup[]> {
    return this.source.query(
      `select source, skill, count(*)::int as answered, count(*) filter (where correct)::int as right
       from plan.evidence where user_id = $1 and given_at >= $2 and attempt = 1 and answered and not replaced group by source, skill`,
      [userId, moment],
    );
  }

  /** Items of some skills that a student has met anywhere, the longest ago first. */
  async selectMetItems(userId: string, skills: readonly number[]): Promise<number[]> {
    const rows: { id: number }[] = await this.source.query(
      `select item_id as id from plan.evidence where user_id = $1 and skill = any($2::smallint[]) group by item_id order by max(given_at), item_id`,
      [userId, skills],
    );
    return rows.map(({ id }) => id);
  }
}
