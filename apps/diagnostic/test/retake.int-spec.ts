import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  attemptForReport,
  checkEffort,
  getOpenItems,
  getTestDetail,
  requestQuestions,
  requestQuestionSolution,
  retakeSection,
  saveAnswers,
  submitAnswers,
  type StudentQuestion,
} from '@aivy/contracts';
import { DiagnosticUnderTest, progress, submission } from './diagnostic-under-test.js';
import { unscoredReport } from './sample-report.js';

let diagnostic: DiagnosticUnderTest;
let english: StudentQuestion[];
let math: StudentQuestion[];
beforeAll(async () => {
  diagnostic = await DiagnosticUnderTest.start();
  [english, math] = await Promise.all([
    diagnostic.call(requestQuestions, { subject: 'english' }),
    diagnostic.call(requestQuestions, { subject: 'math' }),
  ]);
});
afterAll(() => diagnostic.close());

const all = (questions: readonly StudentQuestion[], letter: string, number: string): string[] =>
  questions.map(({ type }) => (type === 'choice' ? letter : number));
const fill = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

/** English worked on, Math clicked through at two seconds a question. */
const sent = () => ({
  english: all(english, 'a', '1'),
  math: all(math, 'a', '1'),
  english_time: fill(17, 60),
  math_time: fill(14, 2),
});

async function report(user: string, scores: [number | null, number | null]): Promise<void> {
  await diagnostic.system.database.query('update diagnostic.attempts set report = $2 where user_id = $1', [
    user,
    JSON.stringify(unscoredReport(...scores)),
  ]);
}
async function reported(scores: [number | null, number | null]): Promise<string> {
  const user = diagnostic.newUser();
  await diagnostic.call(submitAnswers, submission(sent()), user);
  await report(user, scores);
  return user;
}
const detailOf = async (user: string) => {
  const detail = await diagnostic.call(getTestDetail, {}, user);
  return { ...detail, english: JSON.parse(detail.user_english_answer), math: JSON.parse(detail.user_math_answer) };
};
const faultOf = async (...args: Parameters<typeof diagnostic.fault>) => (await diagnostic.fault(...args)).code;

describe('the effort of a finished diagnostic', () => {
  it('reaches a visitor by section, and nothing is stored', async () => {
    const before = await diagnostic.query('select 1 from diagnostic.attempts');
    expect(await diagnostic.call(checkEffort, progress(sent()))).toEqual({
      english: { effort: 1, questions: 17, unread: 0, scored: true },
      math: { effort: 0, questions: 14, unread: 14, scored: false },
    });
    expect(await diagnostic.query('select 1 from diagnostic.attempts')).toHaveLength(before.length);
  });

  it('finds seven seconds enough for thirteen of fourteen Math questions', async () => {
    // Only the longest stem (340 characters at 48 a second) takes more than seven seconds to read.
    const { math: effort } = await diagnostic.call(checkEffort, progress({ ...sent(), math_time: fill(14, 7) }));
    expect(effort).toMatchObject({ questions: 14, unread: 1, scored: true });
  });

  it('is refused for a form that does not exist', async () => {
    expect(await faultOf(checkEffort, progress({ ...sent(), form_id: 'dt-0' }))).toBe('DT-INVALIDINPUT');
  });
});

describe('a section that is taken again', () => {
  it('opens alone: the other one keeps its answers, whatever is sent for it', async () => {
    const user = await reported([600, null]);
    const before = await detailOf(user);
    expect(await diagnostic.call(retakeSection, { subject: 'math' }, user)).toEqual({ form_id: before.form_id });
    const opened = await detailOf(user);
    expect(opened).toMatchObject({ status: 'in_progress', kept_section: 'english', math: fill(14, '') });
    expect(opened.english).toEqual(before.english);
    // Its answers are no evidence until the submit.
    expect((await diagnostic.attempts(user))[0]).toMatchObject({ evidence_recorded: true });

    const again = {
      ...{ english: all(english, 'd', '9'), math: all(math, 'b', '2'), english_time: fill(17, 1) },
      ...{ math_time: fill(14, 80), form_id: before.form_id, start_time: opened.start_time },
    };
    await diagnostic.call(saveAnswers, progress(again), user);
    expect(await detailOf(user)).toMatchObject({ english: before.english, math: again.math });
    await diagnostic.call(submitAnswers, submission({ ...again, end_time: opened.start_time }), user);
    const [row] = await diagnostic.attempts(user);
    expect(row).toMatchObject({ status: 'submitted', report: null, evidence_recorded: false });
    const ids = { user_id: user, attempt_id: String(row!['attempt_id']) };
    expect(await diagnostic.call(attemptForReport, ids)).toMatchObject({
      ...{ english: before.english, english_time: fill(17, 60), math: again.math, math_time: fill(14, 80) },
    });
  });

  it('opens once, also when it is asked for twice at the same moment', async () => {
    const user = await reported([null, 600]);
    await Promise.all(fill(4, 0).map(() => diagnostic.call(retakeSection, { subject: 'english' }, user)));
    expect(await diagnostic.attempts(user)).toHaveLength(1);
    expect(await detailOf(user)).toMatchObject({ kept_section: 'math', english: fill(17, '') });
  });

  it('opens again until it has a score: without one there is never a plan', async () => {
    const user = await reported([600, null]);
    for (let round = 0; round < 2; round += 1) {
      await diagnostic.call(retakeSection, { subject: 'math' }, user);
      const { form_id, start_time } = await detailOf(user);
      await diagnostic.call(submitAnswers, submission({ ...sent(), form_id, start_time, end_time: start_time }), user);
      await report(user, [600, null]);
    }
    expect(await diagnostic.call(retakeSection, { subject: 'math' }, user)).toMatchObject({
      form_id: expect.any(String),
    });
  });

  it('is none with a score, none of two without, and none without a test', async () => {
    const user = await reported([600, null]);
    expect(await faultOf(retakeSection, { subject: 'english' }, user)).toBe('DT-TESTEXIST');
    expect(await faultOf(retakeSection, { subject: 'math' }, await reported([null, null]))).toBe('DT-TESTEXIST');
    expect(await faultOf(retakeSection, { subject: 'math' }, diagnostic.newUser())).toBe('DT-TESTNOTEXIST');
  });

  it('is the only way back in: a whole new test is refused', async () => {
    const user = await reported([600, null]);
    const start_time = '2026-03-03 10:00:00';
    expect(await faultOf(saveAnswers, progress({ start_time }), user)).toBe('DT-TESTEXIST');
  });

  it('keeps its solutions closed, and leaves those of the scored section open before and while it is taken', async () => {
    const user = await reported([600, null]);
    for (let round = 0; round < 2; round += 1) {
      const solutions = await diagnostic.call(requestQuestionSolution, { subject: 'english' }, user);
      expect(solutions.map(({ question_id }) => question_id)).toEqual(english.map(({ id }) => id));
      expect(await faultOf(requestQuestionSolution, { subject: 'math' }, user)).toMatch(/^DT-(UNSCORED|TESTNOTEXIST)$/);
      await diagnostic.call(retakeSection, { subject: 'math' }, user);
    }
  });

  it('has its questions closed to the tutor, from the submit until it has a score', async () => {
    const asked = async (user: string) => (await diagnostic.call(getOpenItems, { user_id: user })).item_ids;
    const ids = math.map(({ id }) => id);
    const waiting = diagnostic.newUser();
    await diagnostic.call(submitAnswers, submission(sent()), waiting);
    expect(await asked(waiting)).toEqual(ids);
    const user = await reported([600, null]);
    expect(await asked(user)).toEqual(ids);
    await diagnostic.call(retakeSection, { subject: 'math' }, user);
    expect(await asked(user)).toEqual(ids);
    expect(await asked(await reported([600, 600]))).toEqual([]);
    expect(await asked(await reported([null, null]))).toEqual([...english.map(({ id }) => id), ...ids]);
  });

  it('keeps to itself which answers were right', async () => {
    const { detail_report: report } = await detailOf(await reported([600, null]));
    expect(JSON.parse(report!)).toMatchObject({ english_correct: [true], math_correct: [] });
  });

  it('leaves a visitor’s form as it is', async () => {
    const form_id = english[0]!.form_id!;
    expect(await diagnostic.call(retakeSection, { subject: 'math', form_id })).toEqual({ form_id });
  });
});
