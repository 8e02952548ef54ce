// Holds the learner record against what students have given.

/** @typedef {import('./full-test.mjs').Taken} Taken */
/** @typedef {{ units?: Map<number, Map<number, string>>, tests?: readonly Taken[], daysBefore?: number }} Given the last answers of each unit by its day, submitted tests, and days that were finished before */
/** @typedef {{ answers: number, lost: number, doubled: number, unfinished: number, miscounted: number }} Found */

/** Answers of the diagnostic. */
const DIAGNOSTIC = 31;

const EVIDENCE = `
select e.source_id, e.answered, e.correct, i.body->>'answer' as key
from plan.evidence e join bank.items i on i.id = e.item_id and i.version = e.item_version where e.user_id = $1`;

/**
 * An answer is lost when the record has none to its question, or another one; doubled, when it has one that was not
 * given. A day is unfinished when it is not there once with the others; a record is miscounted when its version, its
 * counts or its measurements say that a batch came twice or never.
 * @param {import('pg').Pool} pool
 * @param {string} userId
 * @param {Given} given
 * @returns {Promise<Found>}
 */
export async function compare(pool, userId, { units = new Map(), tests = [], daysBefore = 0 }) {
  /** @type {Map<string, string>} */
  const given = new Map();
  for (const [day, answers] of units) for (const [id, answer] of answers) given.set(`unit:${day}:${id}`, answer);
  for (const test of tests) for (const [id, answer] of test.given) given.set(`full-test:${test.testId}:${id}`, answer);
  const { rows } = await pool.query(EVIDENCE, [userId]);
  const ofTests = rows.filter(
    (/** @type {{ source_id: string }} */ row) => !/^(diagnostic|practice):/.test(row.source_id),
  );
  /** @type {Map<string, { answered: boolean, correct: boolean, key: string }>} */
  const recorded = new Map(ofTests.map((row) => [row.source_id, row]));
  let lost = 0;
  for (const [id, answer] of given) {
    const found = recorded.get(id);
    if (!found?.answered || found.correct !== isRight(answer, found.key)) lost += 1;
  }
  const doubled = [...recorded.keys()].filter((id) => !given.has(id)).length + ofTests.length - recorded.size;
  const {
    rows: [stored],
  } = await pool.query(
    `select (select array_agg(day order by day) from plan.days where user_id = $1) as days, p.last_finished_day as last,
       l.version::int as version, (select sum(n::int)::int from jsonb_each_text(l.counts) c(skill, n)) as counted,
       (select count(*)::int from plan.evidence where user_id = $1 and answered and attempt = 1 and not pretest) as measuring,
       (select count(*)::int from plan.evidence where user_id = $1 and source = 'diagnostic') as diagnostic,
       (select count(*)::int from plan.measurements where user_id = $1) as measurements
     from plan.plans p join plan.learners l using (user_id) where p.user_id = $1`,
    [userId],
  );
  // The first test falls on a test day of a plan that has come so far.
  const testDays = daysBefore > 0 && tests.length > 0 ? 1 : 0;
  const days = Array.from({ length: daysBefore + units.size + testDays }, (_, index) => index + 1);
  const measured = 1 + tests.length;
  const isCounted =
    stored.version === units.size + measured &&
    stored.counted === stored.measuring &&
    stored.diagnostic === DIAGNOSTIC &&
    stored.measurements === measured;
  return {
    answers: given.size,
    lost,
    doubled,
    unfinished: String(stored.days ?? []) === String(days) && stored.last === days.length ? 0 : 1,
    miscounted: isCounted ? 0 : 1,
  };
}

/** Keys of blanks are lists of numbers, some of them fractions. @param {string} answer @param {string} key */
function isRight(answer, key) {
  if (!/^\d+$/.test(answer)) return answer === key;
  return key.split(',').some((each) => {
    const [over = '', under = '1'] = each.trim().split('/');
    return Number(over) / Number(under) === Number(answer);
  });
}
