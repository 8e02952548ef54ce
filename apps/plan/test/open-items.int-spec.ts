import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  aivydailyUserData,
  allCalls,
  chatUserData,
  getChatHistory,
  getChatReply,
  getDailyAnswers,
  getDailyProgress,
  getItemEvidence,
  getMessageHistory,
  getMetItems,
  getModuleAnswers,
  getOpenItems,
  getPracticeAnswers,
  getQuestionDetail,
  getSessionQuestions,
  nextDiagnosticQuestion,
  nextQuestion,
  recordEvidence,
  requestQuestions,
  requestQuestionSolution,
  sendChatMessage,
  sendDailyMessage,
  startChat,
  startPractice,
  submitAnswer,
} from '@aivy/contracts';
import { SKILLS } from '@aivy/exam';
import { packBank, practicePool } from '@aivy/item-bank';
import { PlanUnderTest, type Planned } from './plan-under-test.js';

const SKILL = 12;
const bank = packBank();
const practice = practicePool(bank);
/** Two thirds of the practice items of every skill: five questions that all miss them are no luck. */
const ASKED = SKILLS.flatMap(({ id }) => practice.ofSkill(id).filter((_, index) => index % 3 !== 0));
const ASKED_IDS = ASKED.map(({ id }) => id);

let plans: PlanUnderTest;
beforeAll(async () => {
  const apps = ['auth', 'plan', 'diagnostic', 'full-test', 'chat', 'aivydaily'];
  plans = await PlanUnderTest.start(apps, { DIAGNOSTIC_FORM: 'adaptive' });
}, 90_000);
afterAll(() => plans.close());

/** A student who has begun an adaptive diagnostic. @returns what it has asked */
async function begun(student: Planned): Promise<number[]> {
  const [first] = await plans.call(requestQuestions, { subject: 'english' }, student);
  const input = { form_id: first!.form_id!, subject: 'english', place: 1, answer: '' } as const;
  const { questions } = await plans.call(nextDiagnosticQuestion, input, student);
  return [first!.id, ...questions.map(({ id }) => id)];
}
/** Makes the student's diagnostic one that has asked all of `ASKED`. */
async function asksMuch(student: Planned): Promise<void> {
  await begun(student);
  const drawn = ASKED.map(({ id, version }) => ({ id, version, answer: null }));
  await plans.query('update diagnostic.adaptive_forms set english = $2 where user_id = $1', [
    student.userId,
    JSON.stringify(drawn),
  ]);
}
const submitted = ({ userId }: Planned) =>
  plans.query('update diagnostic.adaptive_forms set closed = true, changed_at = now() where user_id = $1', [userId]);
const openOf = async ({ userId }: Planned) => (await plans.call(getOpenItems, { user_id: userId })).item_ids;

/** The questions of a mission, each answered right. */
async function mission(student: Planned, subcategory: number): Promise<number[]> {
  const { id } = await plans.call(startPractice, { subcategory }, student);
  const asked: number[] = [];
  while (asked.length < 5) {
    const { question_id: question } = await plans.call(nextQuestion, { conversation_id: id }, student);
    const answer = bank.item(question)!.answer.split(',')[0]!.trim();
    await plans.call(submitAnswer, { conversation_id: id, question_id: question, answer }, student);
    asked.push(question);
  }
  return asked;
}
/** The student answered the item in a unit of long ago. */
async function answeredBefore({ userId }: Planned, itemId: number): Promise<void> {
  const { version, skill } = bank.item(itemId)!;
  const answer = { item_id: itemId, item_version: version, skill, correct: true, answered: true, attempt: 1 };
  const given = { hints: 0, spent_ms: 40_000, misconception: null, pretest: false, given_at: Date.UTC(2026, 0, 1) };
  await plans.call(recordEvidence, {
    ...{ user_id: userId, source: 'unit', attempt_id: randomUUID(), finished_at: Date.UTC(2026, 0, 1), scores: null },
    entries: [{ source_id: `unit:${randomUUID()}`, ...answer, ...given }],
  });
}

describe('what an open adaptive diagnostic asks', () => {
  it('is known until it is submitted, and of nobody else', async () => {
    const [maya, ben] = [await plans.planned(), await plans.planned()];
    const asked = await begun(maya);
    expect(asked).toHaveLength(2);
    expect((await openOf(maya)).sort()).toEqual([...asked].sort());
    expect(await openOf(ben)).toEqual([]);
    await submitted(maya);
    expect(await openOf(maya)).toEqual([]);
  });

  it('is asked by no practice session', async () => {
    const student = await plans.planned();
    await asksMuch(student);
    expect((await mission(student, SKILL)).filter((id) => ASKED_IDS.includes(id))).toEqual([]);
  });

  it('is asked by no daily unit', async () => {
    const student = await plans.planned();
    await asksMuch(student);
    const unit = await plans.serve(student, 1);
    expect(unit).toHaveLength(5);
    expect(unit.filter(({ id }) => ASKED_IDS.includes(id))).toEqual([]);
  });

  it('is nothing that the tutor talks about, however often it was answered before, until it is submitted', async () => {
    const student = await plans.planned();
    const [item] = await begun(student);
    await answeredBefore(student, item!);
    expect(await plans.call(getItemEvidence, { user_id: student.userId, item_id: item! })).toMatchObject({
      answers: [{ correct: true }],
      open: true,
    });
    expect((await plans.fault(startChat, { question_id: item! }, student)).code).toBe('QUESTION-NOTFOUND');
    await submitted(student);
    expect(await plans.call(startChat, { question_id: item! }, student)).toBeGreaterThan(0);
  });
});

describe('what an open unit asks', () => {
  it('is told apart from what was met, and asked by no practice session', async () => {
    const student = await plans.planned();
    const unit = (await plans.serve(student, 1)).map(({ id }) => id);
    const ask = () => plans.call(getMetItems, { user_id: student.userId, skills: SKILLS.map(({ id }) => id) });
    expect(await ask()).toEqual({ item_ids: [], open_item_ids: unit });
    await plans.query('update plan.units set questions = $2 where user_id = $1', [
      student.userId,
      JSON.stringify(ASKED.map(({ id, version }) => ({ id, version }))),
    ]);
    expect((await mission(student, SKILL)).filter((id) => ASKED_IDS.includes(id))).toEqual([]);
    await plans.query('update plan.units set finished_at = now() where user_id = $1', [student.userId]);
    expect((await ask()).open_item_ids).toEqual([]);
  });

  it('is nothing that the tutor talks about while it is open', async () => {
    const student = await plans.planned();
    const [question] = await plans.serve(student, 1);
    await answeredBefore(student, question!.id);
    expect((await plans.fault(startChat, { question_id: question!.id }, student)).code).toBe('QUESTION-NOTFOUND');
    await plans.query('update plan.units set finished_at = now() where user_id = $1', [student.userId]);
    expect(await plans.call(startChat, { question_id: question!.id }, student)).toBeGreaterThan(0);
  });
});

/** Letters and digits alone: words keep them, whatever the markup. */
const bare = (text: string): string => text.replace(/<[^>]*>|[^a-z0-9]/gi, '').toLowerCase();
const pinned = ({ id, version }: { id: number; version: number }) => ({ id, version });
/** A question whose key, explanation and talk a student has seen everywhere. */
const ITEM = practice.ofSkill(SKILL).find(({ type, answer }) => type === 'blank' && /^\d{2,}$/.test(answer))!;
/** Others of the same unit, session and test, of which nothing is open. */
const OTHERS = practice
  .ofSkill(SKILL)
  .filter(({ id, family }) => id !== ITEM.id && family !== ITEM.family)
  .slice(0, 4);
const FORM = bank.currentDiagnosticForm;
const [OF_FORM] = FORM.math;
const [OF_TEST, OTHER_OF_TEST] = bank.itemsOf('test');

/** The reason, as the explanations give it: the one with the item, and the simpler one for those who ask again. */
const REASONS = [ITEM.explanation.split('</strong>')[1]!, ITEM.talk!.simpler!].map((text) => bare(text).slice(0, 30));
/** Does a response tell the reason, the key, or which answer was marked right? */
const tells = (told: string): boolean =>
  REASONS.some((reason) => bare(told).includes(reason)) || new RegExp(`answers?":\\[?"${ITEM.answer}"`).test(told);

interface Past extends Planned {
  session: number;
  chat: number;
  said: { daily: string; chat: string };
}

/** A student who has finished the item in practice and in a unit, and has had it explained in both chats. */
async function withPast(): Promise<Past> {
  const student = await plans.planned();
  const { userId } = student;
  const { id: session } = await plans.call(startPractice, { subcategory: SKILL }, student);
  await plans.query(
    `insert into aivydaily.questions (user_id, conversation_id, question_id, place, version, skill, served_at)
     values ($1, $2, $3, 1, $4, $5, now())`,
    [userId, session, ITEM.id, ITEM.version, SKILL],
  );
  const answered = { conversation_id: session, question_id: ITEM.id, answer: ITEM.answer, attempt: 1 };
  await plans.call(submitAnswer, answered, student);
  await plans.query(
    `insert into plan.units (user_id, day, skill, questions, served_at, active_at, finished_at)
     values ($1, 1, $2, $3, now(), now(), now())`,
    [userId, SKILL, JSON.stringify([ITEM, ...OTHERS].map(pinned))],
  );
  await plans.query(
    `insert into plan.unit_answers (user_id, day, question_id, answer, seq) values ($1, 1, $2, $3, 1)`,
    [userId, ITEM.id, ITEM.answer],
  );
  await answeredBefore(student, ITEM.id);
  const said = { daily: randomUUID(), chat: randomUUID() };
  const chat = await plans.call(startChat, { question_id: ITEM.id }, student);
  const past = { ...student, session, chat, said };
  for (const tell of [DOORS['aivydaily.send-message again']!, DOORS['chat.send-message again']!]) await tell(past);
  return past;
}

const aboutIt = (past: Past) => ({ conversation_id: past.session, question_id: ITEM.id });
const explain = (past: Past, message_id: string) =>
  plans.call(sendDailyMessage, { ...aboutIt(past), message: 'explain', phase: '3.5', message_id }, past);
const explainInChat = (past: Past, conversation_id: number, message_id: string) =>
  plans.call(sendChatMessage, { conversation_id, message: 'explain', message_id }, past);

/** All ways to a key that was due once, by the call and what is asked of it. */
const DOORS: Record<string, (past: Past) => Promise<unknown>> = {
  'aivydaily.get-question-detail': (past) => plans.call(getQuestionDetail, { qid: ITEM.id }, past),
  'aivydaily.answers': (past) => plans.call(getPracticeAnswers, { conversation_id: past.session }, past),
  'aivydaily.get-message-history': (past) => plans.call(getMessageHistory, { cid: past.session, qid: ITEM.id }, past),
  'aivydaily.send-message': (past) => explain(past, randomUUID()),
  'aivydaily.send-message again': (past) => explain(past, past.said.daily),
  'aivydaily.submit-answer again': (past) =>
    plans.call(submitAnswer, { ...aboutIt(past), answer: ITEM.answer, attempt: 1 }, past),
  'aivydaily.questions': (past) => plans.call(getSessionQuestions, { conversation_id: past.session }, past),
  'aivydaily.export-user': (past) =>
    plans.call(aivydailyUserData.export, { user_id: past.userId }, past).then(messagesOf),
  'plan.get-answer': (past) => plans.call(getDailyAnswers, { plan_id: past.planId, day: 1 }, past),
  'plan.get-progress': (past) => plans.call(getDailyProgress, { plan_id: past.planId, day: 1 }, past),
  'chat.start': async (past) =>
    explainInChat(past, await plans.call(startChat, { question_id: ITEM.id }, past), randomUUID()),
  'chat.send-message': (past) => explainInChat(past, past.chat, randomUUID()),
  'chat.send-message again': (past) => explainInChat(past, past.chat, past.said.chat),
  'chat.history': (past) => plans.call(getChatHistory, { conversation_id: past.chat }, past),
  'chat.reply': (past) => plans.call(getChatReply, { message_id: past.said.chat, from: 0 }, past),
  'chat.export-user': (past) => plans.call(chatUserData.export, { user_id: past.userId }, past),
};
/** An export holds a student's own answers, with their marks; the tutor's words are what it must not tell. */
const messagesOf = ({ sessions }: { sessions: { questions: { messages: unknown }[] }[] }) =>
  sessions.flatMap(({ questions }) => questions.map(({ messages }) => messages));

/** Doors that tell, and those that don't. */
async function walk(past: Past): Promise<{ open: string[]; shut: string[] }> {
  const found: { open: string[]; shut: string[] } = { open: [], shut: [] };
  for (const [name, go] of Object.entries(DOORS)) {
    const told = await go(past).then(
      (data) => JSON.stringify(data),
      (error: { code?: string }) => error.code ?? String(error),
    );
    found[tells(told) ? 'open' : 'shut'].push(name);
  }
  return found;
}

const ALL = Object.keys(DOORS);
/** Ways to be asked the item again, and to have answered it. */
const ASKING: Record<string, { ask(past: Past): Promise<unknown>; end(past: Past): Promise<unknown> }> = {
  'a practice session': {
    ask: ({ userId }) =>
      plans.query(
        `with asking as (
           insert into aivydaily.sessions (user_id, subcategory, started_at, active_at) values ($1, 13, now(), now())
           returning conversation_id
         ) insert into aivydaily.questions (user_id, conversation_id, question_id, place, version, skill, served_at)
         select $1, conversation_id, $2, 1, $3, $4, now() from asking`,
        [userId, ITEM.id, ITEM.version, SKILL],
      ),
    // Its key is due: three tries are made.
    end: ({ userId }) =>
      plans.query(
        `update aivydaily.questions set completed_at = now(), correct = false where user_id = $1 and completed_at is null`,
        [userId],
      ),
  },
  'a daily unit': {
    ask: ({ userId }) =>
      plans.query(
        `insert into plan.units (user_id, day, skill, questions, served_at, active_at) values ($1, 2, $2, $3, now(), now())`,
        [userId, SKILL, JSON.stringify([pinned(ITEM)])],
      ),
    end: ({ userId }) => plans.query('update plan.units set finished_at = now() where user_id = $1', [userId]),
  },
  'an adaptive diagnostic': {
    ask: async (past) => {
      await begun(past);
      const drawn = JSON.stringify([{ ...pinned(ITEM), answer: null }]);
      await plans.query('update diagnostic.adaptive_forms set math = $2 where user_id = $1', [past.userId, drawn]);
    },
    end: submitted,
  },
};

describe('what a student is asked again', () => {
  it.each(Object.keys(ASKING))(
    'in %s shows its key by no door until it is answered, and everything else as before',
    async (place) => {
      const [maya, ben] = [await withPast(), await withPast()];
      expect(await walk(maya)).toEqual({ open: ALL, shut: [] });
      const { ask, end } = ASKING[place]!;
      await ask(maya);
      expect(await walk(maya)).toEqual({ open: [], shut: ALL });
      const unit = await plans.call(getDailyAnswers, { plan_id: maya.planId, day: 1 }, maya);
      expect(unit.map(({ question_id: id, answer }) => [id, answer])).toEqual([
        [ITEM.id, ''],
        ...OTHERS.map(({ id, answer }) => [id, answer]),
      ]);
      expect(await walk(ben)).toEqual({ open: ALL, shut: [] });
      await end(maya);
      expect(await walk(maya)).toEqual({ open: ALL, shut: [] });
    },
  );

  it('in another diagnostic keeps its key out of the solutions of the first one', async () => {
    const student = await plans.planned();
    const entries = (subject: 'english' | 'math', value: unknown) => JSON.stringify(FORM[subject].map(() => value));
    await plans.query(
      `insert into diagnostic.attempts (user_id, attempt_id, form_id, item_versions, english, math, english_time, math_time,
         start_time, end_time, status) values ($1, $2, $3, $4, $5, $6, $7, $8, now(), now(), 'submitted')`,
      [
        ...[student.userId, randomUUID(), FORM.id],
        JSON.stringify(Object.fromEntries([...FORM.english, ...FORM.math].map(({ id, version }) => [id, version]))),
        ...[entries('english', 'a'), entries('math', '1'), entries('english', 60), entries('math', 60)],
      ],
    );
    const keys = async () =>
      (await plans.call(requestQuestionSolution, { subject: 'math' }, student)).map(({ answer }) => answer);
    const all = FORM.math.map(({ answer }) => answer);
    expect(await keys()).toEqual(all);
    await begun(student);
    const drawn = JSON.stringify([{ ...pinned(OF_FORM!), answer: null }]);
    await plans.query('update diagnostic.adaptive_forms set math = $2 where user_id = $1', [student.userId, drawn]);
    expect(await keys()).toEqual(['', ...all.slice(1)]);
    await submitted(student);
    expect(await keys()).toEqual(all);
  });

  it('in another full test keeps its key out of the answers of the first one', async () => {
    const student = await plans.planned();
    const test = async (over: boolean): Promise<string> => {
      const id = randomUUID();
      await plans.query(
        `insert into full_test.tests (user_id, test_id, time_factor, end_time) values ($1, $2, 1, case when $3 then now() end)`,
        [student.userId, id, over],
      );
      const questions = [OF_TEST!, ...(over ? [OTHER_OF_TEST!] : [])].map((item) => ({
        ...pinned(item),
        pretest: false,
      }));
      await plans.query(
        `insert into full_test.modules (user_id, test_id, module, route, questions, seconds) values ($1, $2, 1, 'first', $3, 1600)`,
        [student.userId, id, JSON.stringify(questions)],
      );
      return id;
    };
    const first = await test(true);
    const keys = async () => {
      const { solution } = await plans.call(getModuleAnswers, { test_id: first, module: 1 }, student);
      return solution.map(({ answer }) => answer);
    };
    const all = [OF_TEST!.answer, OTHER_OF_TEST!.answer];
    expect(await keys()).toEqual(all);
    const second = await test(false);
    expect(await keys()).toEqual(['', all[1]]);
    await plans.query('update full_test.tests set end_time = now() where test_id = $1', [second]);
    expect(await keys()).toEqual(all);
  });

  it('is looked for behind every call that reveals solutions', () => {
    // An account's file holds the parts that the services export, which are walked.
    const walked = [...ALL, 'diagnostic.request-question-solution', 'full-test.get-answer', 'auth.export-account'];
    // The questions of the trial are asked nowhere else.
    const revealing = allCalls.filter(({ reveals, pattern }) => reveals === 'solutions' && !pattern.includes('trial'));
    expect(revealing.map(({ pattern }) => pattern).filter((pattern) => !walked.includes(pattern))).toEqual([]);
  });
});
