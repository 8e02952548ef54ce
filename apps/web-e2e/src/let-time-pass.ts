import type { Account } from './accounts.js';
import { sql } from './database.js';
import type { Planned } from './plan-calls.js';

/** Lets so many days of the free week pass. */
export const letWeekPass = ({ email }: Account, days: number): Promise<number> =>
  sql(
    `update auth.users set path_first_day = path_first_day - $2::int, path_last_day = path_last_day - $2::int where email = $1`,
    [email, days],
  );

/** Lets seconds pass on the question of a mission that's open. */
export const letQuestionTake = ({ email }: Pick<Account, 'email'>, seconds: number): Promise<number> =>
  sql(
    `update aivydaily.questions set served_at = served_at - make_interval(secs => $2)
     where completed_at is null and user_id in (select user_id from auth.users where email = $1)`,
    [email, seconds],
  );

/** Lets a day pass for a student: all that happened is a day further back. */
export async function letDayPass({
  planId,
  email,
}: Partial<Pick<Planned, 'planId'> & Pick<Account, 'email'>>): Promise<void> {
  const student = `student as (select user_id from auth.users where email = $1
     union select user_id from plan.plans where plan_id::text = $2)`;
  const values = [email ?? '', planId ?? ''];
  await sql(
    `with ${student}, planned as (
       update plan.plans set begin_date = begin_date - 1, ends_on = ends_on - 1,
         created_at = created_at - interval '1 day', last_finished_date = last_finished_date - 1
       where user_id in (select user_id from student)
     ), free as (
       update auth.users set path_first_day = path_first_day - 1, path_last_day = path_last_day - 1
       where user_id in (select user_id from student)
     ), finished as (
       update plan.days set finished_on = finished_on - 1, finished_at = finished_at - interval '1 day'
       where user_id in (select user_id from student)
     ), served as (
       update plan.units set served_at = served_at - interval '1 day', active_at = active_at - interval '1 day',
         finished_at = finished_at - interval '1 day'
       where user_id in (select user_id from student)
     ), measured as (
       update plan.measurements set measured_at = measured_at - interval '1 day', measured_on = measured_on - 1
       where user_id in (select user_id from student)
     ), mastered as (
       update plan.mastery_history set computed_at = computed_at - interval '1 day'
       where user_id in (select user_id from student)
     ), practiced as (
       update aivydaily.sessions set started_at = started_at - interval '1 day', active_at = active_at - interval '1 day',
         ended_at = ended_at - interval '1 day', mission_date = mission_date - 1
       where user_id in (select user_id from student)
     ), asked as (
       update aivydaily.questions set served_at = served_at - interval '1 day', completed_at = completed_at - interval '1 day'
       where user_id in (select user_id from student)
     ), attempted as (
       update aivydaily.attempts set given_at = given_at - interval '1 day'
       where user_id in (select user_id from student)
     ), earned as (
       update aivydaily.badges set earned_at = earned_at - interval '1 day' where user_id in (select user_id from student)
     )
     update plan.evidence set given_at = given_at - interval '1 day' where user_id in (select user_id from student)`,
    values,
  );
  // A date that's part of a key has to jump over the one before it.
  for (const days of [-1_001, 1_000]) {
    await sql(
      `with ${student} update plan.missions set finished_on = finished_on + $3::int where user_id in (select user_id from student)`,
      [...values, days],
    );
    await sql(
      `with ${student} update plan.practised set day = day + $3::int where user_id in (select user_id from student)`,
      [...values, days],
    );
  }
}
