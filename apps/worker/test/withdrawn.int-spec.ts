import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { requestQuestions, requestQuestionSolution, type Subject } from '@aivy/contracts';
import { loadBank, publishParameters, type BankItem } from '@aivy/item-bank';
import { announceRelease } from '@aivy/server-kit';
import { waitFor } from '@aivy/server-testing';
import { ALL_RIGHT, WorkerUnderTest } from './worker-under-test.js';

let world: WorkerUnderTest;
beforeAll(async () => {
  world = await WorkerUnderTest.start();
});
beforeEach(() => world.startWorker());
afterEach(() => world.stopWorkers());
afterAll(() => world.close());

const bank = () => loadBank(world.system.database.url);
const visitor = { requestId: 'test' };
const shown = (subject: Subject, formId?: string) =>
  world.rpc.call(requestQuestions, visitor, { subject, ...(formId !== undefined && { form_id: formId }) });

/** What an analyst publishes of an item; waits until it has come to the diagnostic. */
async function decide({ id }: Pick<BankItem, 'id'>, state: 'quarantined' | 'operational'): Promise<void> {
  const { version } = (await bank()).item(id)!;
  const name = `${state} ${id} ${version}`;
  const { release } = await publishParameters(world.system.database.url, [{ id, version, state }], {
    note: name,
    parameterVersion: name,
  });
  const { redis, prefix } = world.system.redis;
  await announceRelease(redis, prefix, release);
  await waitFor(async () => {
    const { currentDiagnosticForm } = await bank();
    return (await shown('english'))[0]!.form_id === currentDiagnosticForm.id;
  });
}

it('a question that goes out of use between start and submit is asked to the end, and does not count', async () => {
  const [begun] = await shown('english');
  const formId = begun!.form_id!;
  const wrong = {
    ...ALL_RIGHT,
    english: ALL_RIGHT.english.map((key, at) => (at === 0 && key === 'a' ? 'b' : at === 0 ? 'a' : key)),
  };
  const before = await world.submitted(wrong, { form: formId });
  const counted = await world.reportOf(before.userId);
  expect(counted.english_cost![0]).toBeGreaterThan(0);
  expect(counted.english_withdrawn).toBeUndefined();

  await decide(begun!, 'quarantined');
  // Whoever has begun the form sees what they began, in its order.
  expect((await shown('english', formId)).map(({ id }) => id)).toContain(begun!.id);
  const after = await world.submitted(wrong, { form: formId });
  const report = await world.reportOf(after.userId);
  expect(report.english_withdrawn).toEqual([0]);
  expect(report.math_withdrawn).toBeUndefined();
  expect([report.english_correct.length, report.english_correct[0], report.english_cost![0]]).toEqual([17, false, 0]);
  // Without the only miss it is the test of somebody who got everything right.
  expect(report.english_theta!).toBeGreaterThan(counted.english_theta!);
  expect(Math.max(...report.english_cost!)).toBe(0);
  // Its key is due as any other one's; the report that was there is the report.
  const student = { requestId: 'test', userId: after.userId };
  expect(await world.rpc.call(requestQuestionSolution, student, { subject: 'english' })).toHaveLength(17);
  expect(await world.reportOf(before.userId)).toEqual(counted);

  // The learner record takes the answer in as met, and measures nothing by it.
  const known = async (userId: string) => {
    const [row] = await world.system.database.query<{ theta: number }>(
      `select (state #>> '{english,theta}')::float as theta from plan.learners where user_id = $1 and state is not null`,
      [userId],
    );
    return row?.theta;
  };
  const [earlier, later] = [
    await waitFor(() => known(before.userId), { timeoutMs: 15_000 }),
    await waitFor(() => known(after.userId), { timeoutMs: 15_000 }),
  ];
  expect(later).toBeGreaterThan(earlier);
  await decide(begun!, 'operational');
});

it('a question that went out of use before the start is not asked: another one of its skill, band and type is, in its place', async () => {
  const before = (await bank()).currentDiagnosticForm;
  const out = before.english[0]!;
  await decide(out, 'quarantined');
  const questions = await shown('english');
  expect(questions.map(({ id }) => id).slice(1)).toEqual(before.english.slice(1).map(({ id }) => id));
  const asked = (await bank()).item(questions[0]!.id)!;
  expect(asked.id).not.toBe(out.id);
  expect([asked.skill, asked.difficulty, asked.type, asked.state]).toEqual([
    ...[out.skill, out.difficulty, out.type],
    'operational',
  ]);
  const formId = questions[0]!.form_id!;
  expect(formId).not.toBe(before.id);
  const answers = { ...ALL_RIGHT, english: [asked.answer, ...ALL_RIGHT.english.slice(1)] };
  const { userId } = await world.submitted(answers, { form: formId });
  const report = await world.reportOf(userId);
  expect(report.english_withdrawn).toBeUndefined();
  expect(report.english_correct).toEqual(Array(17).fill(true));

  // Given back, the drawn form is asked again; who has begun the other one goes on with it.
  await decide(out, 'operational');
  expect((await shown('english'))[0]).toMatchObject({ id: out.id, form_id: before.id });
  expect((await shown('english', formId)).map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
});
