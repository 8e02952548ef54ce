import type { Account } from './accounts.js';
import { sql } from './database.js';

/** Gives a student points, as if one answer had earned them all. */
export const givePoints = ({ email }: Account, points: number): Promise<number> =>
  sql(
    `with student as (select user_id from auth.users where email = $1),
     session as (
       insert into aivydaily.sessions (user_id, subcategory, started_at, active_at, ended_at, completed, mission_date)
       select user_id, 12, now(), now(), now(), true, current_date from student returning user_id, conversation_id
     ),
     question as (
       insert into aivydaily.questions (user_id, conversation_id, question_id, place, version, skill, served_at, completed_at, correct)
       select user_id, conversation_id, 1, 1, 1, 12, now(), now(), true from session returning user_id, conversation_id, question_id
     )
     insert into aivydaily.attempts (user_id, conversation_id, question_id, attempt, answer, correct, points, hints, spent_ms, given_at, recorded)
     select user_id, conversation_id, question_id, 1, 'a', true, $2, 0, 60000, now(), true from question`,
    [email, points],
  );
