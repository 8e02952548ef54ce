import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of one statement: a moment's work, and a moment for which a service that marks one of them waits. */
const AT_ONCE = 2_000;
const FIRST = '00000000-0000-0000-0000-000000000000';

interface Place {
  user_id: string;
  test_id: string;
}

/**
 * The scores of the reports that were stored before there was a place for them. In steps that are committed one by one,
 * while the services of the release before work on; after a break it begins anew and passes over what is done.
 */
export class FillScores1765400100000 implements MigrationInterface {
  name = 'FillScores1765400100000';
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let place: Place | undefined = { user_id: FIRST, test_id: FIRST }; place;) place = await fill(runner, place);
  }

  /** The columns go with the migration that made them. */
  async down(): Promise<void> {}
}

/** Fills the rows behind a place, in the order of the primary key. @returns the last of them, or undefined when there was none */
async function fill(runner: QueryRunner, { user_id: userId, test_id: testId }: Place): Promise<Place | undefined> {
  const [last] = (await runner.query(
    `with step as (
       select user_id, test_id from full_test.tests where (user_id, test_id) > ($1::uuid, $2::uuid)
       order by user_id, test_id limit $3
     ), filled as (
       update full_test.tests t set english_score = s.english::double precision, math_score = s.math::double precision, scored_at = t.report_at
       from (
         select user_id, test_id, report_at, coalesce(report #> '{sections,english,score}', report -> 'english_score') as english,
           coalesce(report #> '{sections,math,score}', report -> 'math_score') as math
         from step join full_test.tests using (user_id, test_id)
         where report is not null and scored_at is distinct from report_at
       ) s
       where t.user_id = s.user_id and t.test_id = s.test_id and t.report_at = s.report_at
         and jsonb_typeof(s.english) = 'number' and jsonb_typeof(s.math) = 'number'
     )
     select user_id, test_id from step order by user_id desc, test_id desc limit 1`,
    [userId, testId, AT_ONCE],
  )) as Place[];
  return last;
}
