import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  attemptForReport,
  diagnosticUserData,
  getTestDetail,
  nextDiagnosticQuestion,
  requestQuestions,
  saveAnswers,
  submitAnswers,
  type StudentQuestion,
  type Subject,
} from '@aivy/contracts';
import { packBank } from '@aivy/item-bank';
import { DiagnosticUnderTest, progress, submission } from './diagnostic-under-test.js';

const bank = packBank();
let diagnostic: DiagnosticUnderTest;
beforeAll(async () => {
  diagnostic = await DiagnosticUnderTest.start(['auth', 'plan', 'diagnostic'], { DIAGNOSTIC_FORM: 'adaptive' });
}, 90_000);
afterAll(() => diagnostic.close());

const twenty = <T>(what: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: 20 }, (_, index) => what(index)));
const padded = (answers: readonly string[], length: number): string[] =>
  Array.from({ length }, (_, index) => answers[index] ?? '');
const begin = async (user?: string, subject: Subject = 'english'): Promise<string> =>
  (await diagnostic.call(requestQuestions, { subject }, user))[0]!.form_id!;
const next = (formId: string, place: number, answer: string, user?: string) =>
  diagnostic.call(nextDiagnosticQuestion, { form_id: formId, subject: 'english', place, answer }, user);
const drawn = (formId: string, subject: Subject, user?: string): Promise<readonly StudentQuestion[]> =>
  diagnostic.call(requestQuestions, { subject, form_id: formId }, user);

const section = { score: null, score_low: null, score_high: null, skills: {}, correct: [true] };
const NO_SCORE = {
  ...{ version: 3, estimated: true, linking_version: '1', parameter_version: '1' },
  sections: { english: section, math: section },
};

/** Hands the form in; its report says no score, so that the diagnostic may be taken again. */
async function unscored(user: string, formId: string): Promise<void> {
  await diagnostic.call(submitAnswers, submission({ form_id: formId }), user);
  const report = JSON.stringify(NO_SCORE);
  await diagnostic.query('update diagnostic.attempts set report = $2 where user_id = $1', [user, report]);
}

describe('an adaptive diagnostic, asked for from many pages at once', () => {
  it('is one form for the pages of a student, and one for each visitor', async () => {
    const user = diagnostic.newUser();
    const forms = await twenty((index) => begin(user, index % 2 ? 'math' : 'english'));
    expect(new Set(forms).size).toBe(1);
    expect(await diagnostic.query('select form_id from diagnostic.adaptive_forms where user_id = $1', [user])).toEqual([
      { form_id: forms[0] },
    ]);
    expect(new Set(await twenty(() => begin())).size).toBe(20);
  });

  it('takes one of twenty answers, and hands in the questions that everybody was shown', async () => {
    const user = diagnostic.newUser();
    const formId = await begin(user);
    const outcomes = await twenty((index) => next(formId, 1, 'abcd'[index % 4]!, user));
    expect(new Set(outcomes.map((each) => JSON.stringify(each))).size).toBe(1);
    const [kept] = outcomes[0]!.answers;
    // A submit among questions that are asked for: each of these is refused or among the questions that count.
    const [, ...asked] = await Promise.allSettled([
      diagnostic.call(submitAnswers, submission({ form_id: formId, english: padded(['d', 'c'], 17) }), user),
      ...Array.from({ length: 10 }, () => next(formId, 2, 'b', user)),
    ]);
    const [row] = await diagnostic.attempts(user);
    expect(row!['status']).toBe('submitted');
    const { english } = await diagnostic.call(attemptForReport, {
      user_id: user,
      attempt_id: row!['attempt_id'] as string,
    });
    expect(english[0]).toBe(kept);
    const counted = (row!['item_ids'] as Record<Subject, number[]>).english;
    for (const each of asked) if (each.status === 'fulfilled') expect(each.value.questions[0]!.id).toBe(counted[2]);
    expect((await drawn(formId, 'english', user)).map(({ id }) => id)).toEqual(counted);
  });
});

describe('an adaptive form that was handed in', () => {
  it('does not come back in the place of an attempt without a score, whatever moment and times it is sent with', async () => {
    const user = diagnostic.newUser();
    const formId = await begin(user);
    await unscored(user, formId);
    const later = { form_id: formId, start_time: '2026-03-02 10:00:00' };
    expect((await diagnostic.fault(saveAnswers, progress(later), user)).code).toBe('DT-TESTEXIST');
    expect((await diagnostic.fault(saveAnswers, progress({ ...later, transferred: true }), user)).code).toBe(
      'DT-TESTEXIST',
    );
    const again = submission({ ...later, end_time: '2026-03-02 10:40:00' });
    expect((await diagnostic.fault(submitAnswers, again, user)).code).toBe('DT-TESTEXIST');
    expect(await diagnostic.call(getTestDetail, {}, user)).toMatchObject({ status: 'submitted', form_id: formId });
  });

  it('ends what was begun beside it: who takes the diagnostic again begins anew, and meets nothing twice', async () => {
    const user = diagnostic.newUser();
    const formId = await begin(user);
    // A visitor's form that the same student goes on with after signing in.
    const beside = await begin();
    await next(beside, 1, 'a', user);
    await unscored(user, formId);
    const anew = await begin(user);
    expect([formId, beside]).not.toContain(anew);
    const before = [...(await drawn(formId, 'english', user)), ...(await drawn(beside, 'english', user))];
    const questions = await drawn(anew, 'english', user);
    expect(questions).toHaveLength(1);
    expect(before.map(({ id }) => id)).not.toContain(questions[0]!.id);
  });
});

describe('what an adaptive diagnostic sends', () => {
  const DUE_LATER = ['answer', 'explanation', 'hint', 'hints', 'a', 'b', 'c', 'b_sd', 'difficulty', 'skill', 'family'];
  const keysOf = (value: unknown): string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, each]) => [key, ...keysOf(each)]);

  it('holds no key, hint or parameter of any question before it is handed in', async () => {
    const user = diagnostic.newUser();
    const formId = await begin(user);
    const heard: unknown[] = [];
    for (let place = 1; place < 17; place += 1) heard.push((await next(formId, place, 'b', user)).questions);
    await diagnostic.call(saveAnswers, progress({ form_id: formId, english: padded(['b'], 17) }), user);
    heard.push(await drawn(formId, 'english', user), await drawn(formId, 'math', user));
    heard.push(await diagnostic.call(getTestDetail, {}, user));
    heard.push(await diagnostic.call(diagnosticUserData.export, { user_id: user }));
    expect(keysOf(heard).filter((key) => DUE_LATER.includes(key))).toEqual([]);
    const text = JSON.stringify(heard);
    for (const { id } of await drawn(formId, 'english', user))
      expect(text).not.toContain(JSON.stringify(bank.item(id)!.explanation).slice(1, -1));
  });
});
