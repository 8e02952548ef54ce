import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  getItemEvidence,
  getMetItems,
  getOpenItems,
  nextDiagnosticQuestion,
  nextQuestion,
  recordEvidence,
  requestQuestions,
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
  const apps = ['auth', 'plan', 'diagnostic', 'chat', 'aivydaily'];
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
