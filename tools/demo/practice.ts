import { HOUR_MS, QUESTION_ATTEMPTS, type Evidence } from '@aivy/contracts';
import { isCorrect, localDateOf, MISSION_QUESTIONS, pointsOf } from '@aivy/exam';
import { assembleUnit, misconceptionOf, misconceptionsIn, type BankItem } from '@aivy/item-bank';
import { answerTo } from './answering.js';
import type { Student, World } from './student.js';
import { Talk } from './talk.js';

/** A hint makes a question so much easier, logits; so does a wrong try behind one. */
const HINT_HELPS = 0.35;
const TRY_HELPS = 0.3;
const MOST_HINTS = 4;
const MOST_TWINS = 2;
const TWIN_AFTER_MS = 20 * HOUR_MS;
const READS_MS = 12_000;

/** One practice session as it goes on. */
interface Session {
  id: number;
  skill: number;
  /** Milliseconds since 1970. */
  now: number;
  talk: Talk;
}

/**
 * A session of five questions with up to three tries each, hints between them.
 * @param at milliseconds since 1970
 * @returns when it was over
 */
export function practise(world: World, student: Student, { skill, at }: { skill: number; at: number }): number {
  const { userId, timezone } = student.person;
  const id = world.nextSession();
  const session: Session = { id, skill, now: at, talk: new Talk(world.rows, student, id) };
  const row: Record<string, unknown> = {
    user_id: userId,
    conversation_id: id,
    subcategory: skill,
    started_at: new Date(at),
  };
  world.rows.add('aivydaily.sessions', row);
  const asked: BankItem[] = [];
  for (let place = 1; place <= MISSION_QUESTIONS; place += 1) {
    const next = nextItem(world, student, session, asked);
    if (!next) break;
    asked.push(next.item);
    answerQuestion(world, student, session, { ...next, place });
  }
  const completed = asked.length === MISSION_QUESTIONS;
  const date = localDateOf(new Date(session.now), timezone);
  Object.assign(row, {
    active_at: new Date(session.now),
    ended_at: new Date(session.now),
    completed,
    mission_date: completed ? date : null,
    mission_recorded: completed,
    mission_enqueued_at: completed ? new Date(session.now) : null,
  });
  if (completed) world.rows.add('plan.missions', { user_id: userId, finished_on: date });
  return session.now;
}

function nextItem({ practice }: World, student: Student, { id, skill, now }: Session, before: readonly BankItem[]) {
  const met = new Set(student.met);
  const twins = practice.ofSkill(skill).filter(({ id: item }) => !met.has(item));
  for (const item of before.length < MOST_TWINS ? twins : []) {
    const twinOf = misconceptionsIn(item).find((each) => (student.mistakes.get(each) ?? now) < now - TWIN_AFTER_MS);
    if (twinOf !== undefined) return { item, twinOf };
  }
  const { questions } = assembleUnit(practice, {
    skill,
    ability: student.theta(skill),
    seen: student.met,
    seed: `${id}:${before.length + 1}`,
    count: 1,
    before,
  });
  return questions[0] && { item: questions[0].item, twinOf: null };
}

function answerQuestion(
  { rows }: World,
  student: Student,
  session: Session,
  { item, twinOf, place }: { item: BankItem; twinOf: string | null; place: number },
): void {
  const { person, random } = student;
  const key = { user_id: person.userId, conversation_id: session.id, question_id: item.id };
  const question: Record<string, unknown> = {
    ...key,
    place,
    version: item.version,
    skill: item.skill,
    twin_of: twinOf,
    served_at: new Date(session.now),
  };
  rows.add('aivydaily.questions', question);
  if (twinOf !== null) student.mistakes.delete(twinOf);
  session.talk.begin(item);
  const tried: string[] = [];
  const evidence: Evidence[] = [];
  let spent = 0;
  let correct = false;
  while (!correct && tried.length < QUESTION_ATTEMPTS) {
    while (session.talk.hints < MOST_HINTS && random.next() < person.asks * (tried.length > 0 ? 1.5 : 0.6))
      session.now = session.talk.say('hint', session.now + READS_MS);
    const theta = student.theta(item.skill) + HINT_HELPS * session.talk.hints + TRY_HELPS * tried.length;
    const { answer, spentMs } = answerTo({ item, theta, slowness: person.slowness, tried, mustAnswer: true }, random);
    session.now += spentMs;
    spent += spentMs;
    correct = isCorrect(answer, item);
    tried.push(answer);
    const attempt = tried.length;
    const tries = {
      attempt,
      correct,
      hints: session.talk.hints,
      spent_ms: spentMs,
      misconception: misconceptionOf(item, answer)?.misconception ?? null,
    };
    const givenAt = new Date(session.now);
    const points = pointsOf(attempt, correct);
    rows.add('aivydaily.attempts', {
      ...key,
      ...tries,
      answer,
      points,
      given_at: givenAt,
      recorded: true,
      enqueued_at: givenAt,
    });
    evidence.push({
      ...tries,
      source_id: `practice:${session.id}:${item.id}:${attempt}`,
      item_id: item.id,
      item_version: item.version,
      skill: item.skill,
      answered: true,
      pretest: false,
      given_at: session.now,
    });
    session.talk.tried(answer);
  }
  Object.assign(question, { spent_ms: spent, completed_at: new Date(session.now), correct });
  if (!correct && random.next() < person.asks)
    session.now = session.talk.say('why is mine wrong?', session.now + READS_MS);
  Object.assign(question, { hints_seen: session.talk.hints, tutor: session.talk.state });
  session.now += READS_MS;
  student.record('practice', evidence);
  student.learn(item, session.talk.hints);
}
