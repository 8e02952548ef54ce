// Holds what practice has stored, and the learner record, against what the server has acknowledged to students.
import { call } from './api.mjs';

/** @typedef {import('./practice.mjs').Session} Session */
/** @typedef {{ answers: number, messages: number, lost: number, doubled: number, unrecorded: number, recordedTwice: number, miscounted: number, unanswered: number, answeredTwice: number }} Found */

const MISSION_QUESTIONS = 5;
/** @param {string} answer */
const read = (answer) => answer.trim().toLowerCase();

/**
 * An acknowledged answer is lost when the session has none such, or another one under its number; doubled is a stored
 * answer that nobody gave or that is there twice. The learner record must have each stored answer as one entry and count
 * each first try once, the plan the mission's day, and the rewards the points of all tries. A message is answered once when
 * its row has the reply that the page got and the talk has nothing else.
 * @param {{ base: string, pool: import('pg').Pool, student: { userId: string, token: string }, sessions: readonly Session[] }} options
 * @returns {Promise<Found>}
 */
export async function compare({ base, pool, student: { userId, token }, sessions }) {
  const found = {
    ...{ answers: 0, messages: 0, lost: 0, doubled: 0, unrecorded: 0, recordedTwice: 0, miscounted: 0 },
    ...{ unanswered: 0, answeredTwice: 0 },
  };
  /** Stored answers by the source id of their evidence. @type {Map<string, boolean>} */
  const stored = new Map();
  let points = 0;
  for (const session of sessions) {
    const asked = await call(base, token, 'aivydaily/questions', { conversation_id: session.id });
    const complete = asked.filter(({ is_completed }) => is_completed);
    if (asked.length !== MISSION_QUESTIONS || complete.length !== MISSION_QUESTIONS) found.miscounted += 1;
    for (const { question_id: questionId, answers, is_correct } of asked) {
      answers.forEach((_, index) => {
        const isLast = index === answers.length - 1;
        stored.set(`practice:${session.id}:${questionId}:${index + 1}`, isLast && is_correct === true);
      });
      if (is_correct) points += [20, 10, 5][answers.length - 1] ?? 0;
      found.doubled += answers.length - countGiven(session, questionId, answers);
    }
    found.answers += session.answers.length;
    for (const { questionId, answer, attempt } of session.answers) {
      const answers = asked.find((each) => each.question_id === questionId)?.answers.map(read) ?? [];
      const isThere = attempt === undefined ? answers.includes(read(answer)) : answers[attempt - 1] === read(answer);
      if (!isThere) found.lost += 1;
    }
    await compareTalk({ base, pool, userId, token, session, found });
  }
  const { rows } = await pool.query(
    `select source_id, correct from plan.evidence where user_id = $1 and source = 'practice'`,
    [userId],
  );
  const recorded = new Map(
    rows.map((/** @type {{ source_id: string, correct: boolean }} */ row) => [row.source_id, row.correct]),
  );
  for (const [id, correct] of stored) if (recorded.get(id) !== correct) found.unrecorded += 1;
  found.recordedTwice += rows.length - recorded.size + [...recorded.keys()].filter((id) => !stored.has(id)).length;
  const {
    rows: [counted],
  } = await pool.query(
    `select (select sum(value::int)::int from plan.learners, jsonb_each_text(counts) where user_id = $1) as tries, (select count(*)::int from plan.missions where user_id = $1) as dates,
       (select count(distinct mission_date)::int from aivydaily.sessions where user_id = $1 and completed) as missions`,
    [userId],
  );
  const rewards = await call(base, token, 'aivydaily/rewards', {});
  const isCounted =
    counted.tries === [...stored.keys()].filter((id) => id.endsWith(':1')).length &&
    counted.dates === counted.missions &&
    rewards.missions === sessions.length &&
    rewards.points === points;
  if (!isCounted) found.miscounted += 1;
  return found;
}

/** How many of the stored answers, each once, the student has given. @param {Session} session @param {number} questionId @param {readonly string[]} answers */
function countGiven({ answers: acknowledged, unclear }, questionId, answers) {
  const given = new Set(
    [...acknowledged, ...unclear].filter((each) => each.questionId === questionId).map(({ answer }) => read(answer)),
  );
  return new Set(answers.map(read).filter((answer) => given.has(answer))).size;
}

/** @param {{ base: string, pool: import('pg').Pool, userId: string, token: string, session: Session, found: Found }} options */
async function compareTalk({ base, pool, userId, token, session, found }) {
  const { rows } = await pool.query(
    'select message_id, reply from aivydaily.messages where user_id = $1 and conversation_id = $2',
    [userId, session.id],
  );
  const replies = new Map(
    rows.map((/** @type {{ message_id: string, reply: string | null }} */ row) => [row.message_id, row.reply]),
  );
  found.messages += session.messages.size;
  for (const [id, { content }] of session.messages) if (replies.get(id) !== content) found.unanswered += 1;
  found.answeredTwice += [...replies.keys()].filter((id) => !session.messages.has(id)).length;
  const said = [...session.messages.values()];
  for (const qid of new Set(said.map(({ questionId }) => questionId))) {
    const { hint, explanation } = await call(base, token, 'aivydaily/get-message-history', { cid: session.id, qid });
    const lines = [...hint, ...explanation];
    const expected = said.filter(({ questionId }) => questionId === qid).length;
    for (const role of ['user', 'ai']) {
      const difference = lines.filter((line) => line.role === role).length - expected;
      found.answeredTwice += Math.max(0, difference);
      found.unanswered += Math.max(0, -difference);
    }
  }
}
