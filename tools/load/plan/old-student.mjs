// Makes a student one who has been there for three years.

/** Not a multiple of fifteen, and thirteen units before the next one. */
export const OLD_DAYS = 1_081;
export const OLD_ANSWERS = 20_000;
const OLD_TESTS = 36;

/** Twenty thousand answers to all items of the bank in turn, evenly over the time. */
const EVIDENCE = `
with items as (
  select id, version, (body->>'skill')::int as skill, body->'options'->0->>'misconception' as misconception, row_number() over (order by id) as place
  from (select distinct on (id) id, version, body from bank.items order by id, version desc) newest
), given as (
  select i, 1 + i * 7919 % (select count(*) from items) as place, hashint4(i) % 100 between -60 and 60 as correct from generate_series(1, ${OLD_ANSWERS}) i
)
insert into plan.evidence (user_id, source_id, source, item_id, item_version, skill, correct, answered, attempt, hints, spent_ms, misconception, pretest, given_at)
select $1, 'practice:old:' || i, 'practice', id, version, skill, correct, true, 1, 0, 20000 + i % 90000, case when correct then null else misconception end, false,
  now() - interval '3 years' * (1.0 - i / ${OLD_ANSWERS}.0) - interval '1 hour'
from given join items using (place)`;

const REST = [
  `update plan.learners set version = version + 1, replay = true,
     counts = (select jsonb_object_agg(skill, n) from (select skill, count(*) as n from plan.evidence where user_id = $1 group by skill) c) where user_id = $1`,
  `insert into plan.days (user_id, day, finished_on, finished_at)
   select $1, d, current_date - (${OLD_DAYS + 1} - d), now() - make_interval(days => ${OLD_DAYS + 1} - d) from generate_series(1, ${OLD_DAYS}) d`,
  `insert into plan.units (user_id, day, skill, questions, served_at, active_at, finished_at, spent_ms)
   select $1, day, 1 + day % 30, (select jsonb_agg(jsonb_build_object('id', id, 'version', version)) from (select id, max(version) as version from bank.items group by id order by id limit 5) five),
     finished_at - interval '15 minutes', finished_at, finished_at, 600000 from plan.days where user_id = $1 and day % 15 <> 0`,
  `insert into plan.unit_answers (user_id, day, question_id, answer, seq, spent_ms)
   select user_id, day, (q->>'id')::int, 'a', (extract(epoch from finished_at) * 1000)::bigint, 40000 from plan.units, jsonb_array_elements(questions) q where user_id = $1`,
  `insert into plan.mastery_history (user_id, version, computed_at, mastery)
   select user_id, -day, finished_at, (select mastery from plan.mastery_history where user_id = $1 limit 1) from plan.days where user_id = $1`,
  `insert into plan.measurements (user_id, attempt_id, source, measured_at, measured_on, day, scores)
   select $1, 'old-' || n, 'full-test', now() - make_interval(days => 30 * n), current_date - 30 * n, ${OLD_DAYS} - 30 * n, scores
   from generate_series(1, ${OLD_TESTS}) n, plan.measurements m where m.user_id = $1 and m.source = 'diagnostic'`,
  `update plan.plans set last_finished_day = ${OLD_DAYS}, last_finished_date = current_date - 1, begin_date = current_date - ${OLD_DAYS + 1}, start_day = ${OLD_DAYS - 30} where user_id = $1`,
];

/**
 * Gives a student three years: days, units, tests, history of mastery and 20,000 answers. What follows from the answers
 * is computed when the next unit is finished.
 * @param {import('pg').Pool} pool
 * @param {string} userId of a student with a plan and no finished day
 */
export async function growOld(pool, userId) {
  await pool.query(EVIDENCE, [userId]);
  for (const statement of REST) await pool.query(statement, [userId]);
  await pool.query('analyze plan.evidence, plan.days, plan.units, plan.unit_answers, plan.mastery_history');
}
