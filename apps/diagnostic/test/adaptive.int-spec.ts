import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  attemptForReport,
  checkEffort,
  diagnosticUserData,
  getTestDetail,
  nextDiagnosticQuestion,
  recordEvidence,
  requestQuestions,
  requestQuestionSolution,
  retakeSection,
  saveAnswers,
  storeReport,
  submitAnswers,
  type StudentQuestion,
  type Subject,
} from '@aivy/contracts';
import { packBank, toSolution } from '@aivy/item-bank';
import { DiagnosticUnderTest, progress, submission } from './diagnostic-under-test.js';
import { sampleReport, unscoredReport } from './sample-report.js';

const LENGTH = { english: 17, math: 14 } as const;
const bank = packBank();
let diagnostic: DiagnosticUnderTest;
beforeAll(async () => {
  diagnostic = await DiagnosticUnderTest.start(['auth', 'plan', 'diagnostic'], { DIAGNOSTIC_FORM: 'adaptive' });
}, 90_000);
afterAll(() => diagnostic.close());

const padded = (answers: readonly string[], length: number): string[] =>
  Array.from({ length }, (_, index) => answers[index] ?? '');
const begin = async (user?: string): Promise<{ formId: string; first: StudentQuestion }> => {
  const [first, ...more] = await diagnostic.call(requestQuestions, { subject: 'english' }, user);
  expect(more).toEqual([]);
  return { formId: first!.form_id!, first: first! };
};
const next = (formId: string, subject: Subject, place: number, answer: string, user?: string) =>
  diagnostic.call(nextDiagnosticQuestion, { form_id: formId, subject, place, answer }, user);
const drawn = (formId: string, subject: Subject, user?: string) =>
  diagnostic.call(requestQuestions, { subject, form_id: formId }, user);
const rightTo = ({ id }: StudentQuestion): string => bank.item(id)!.answer.split(',')[0]!.trim();

/** Answers a section to its last question, whose answer is left to the submit. */
async function sit(formId: string, subject: Subject, answerTo: (q: StudentQuestion) => string, user?: string) {
  const questions = [...(await drawn(formId, subject, user))];
  while (questions.length < LENGTH[subject])
    questions.push(...(await next(formId, subject, questions.length, answerTo(questions.at(-1)!), user)).questions);
  return { questions, answers: questions.map(answerTo) };
}

describe('an adaptive diagnostic', () => {
  it('begins with one question, without anything that is not due', async () => {
    const { formId, first } = await begin();
    expect(formId).toMatch(/^ad-[0-9a-f-]{36}$/);
    const item = bank.item(first.id)!;
    const text = JSON.stringify(first);
    expect(Object.keys(first)).not.toEqual(
      expect.arrayContaining(['answer', 'explanation', 'b', 'difficulty', 'skill']),
    );
    expect(text).not.toContain(JSON.stringify(item.explanation).slice(1, -1));
    expect(await drawn(formId, 'english')).toEqual([first]);
  });

  it('asks the able what is harder, to 17 and 14 questions of the fixed form’s types', async () => {
    // Questions are drawn by chance among the best: three of each kind of student differ where two may not.
    const mathOf = async (answerTo: (question: StudentQuestion) => string) =>
      Promise.all(
        Array.from({ length: 3 }, async () => (await sit((await begin()).formId, 'math', answerTo)).questions),
      );
    const [able, weak] = [await mathOf(rightTo), await mathOf(() => '')];
    const mean = (forms: readonly (readonly StudentQuestion[])[]) =>
      forms.flat().reduce((sum, { id }) => sum + bank.item(id)!.b, 0) / forms.flat().length;
    expect(mean(able) - mean(weak)).toBeGreaterThan(0.7);
    for (const questions of [...able, ...weak]) {
      expect(questions.filter(({ type }) => type === 'blank')).toHaveLength(4);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(14);
    }
    const { formId } = await begin();
    expect((await sit(formId, 'english', rightTo)).questions).toHaveLength(17);
  });

  it('gives the same next question again, and keeps the answer that it was drawn by', async () => {
    const { formId, first } = await begin();
    const once = await next(formId, 'english', 1, 'a');
    expect(await next(formId, 'english', 1, 'b')).toEqual(once);
    expect(once.answers).toEqual(['a']);
    expect(await drawn(formId, 'english')).toEqual([first, ...once.questions]);
  });

  it('draws one question for two pages that ask at once, and takes one answer', async () => {
    const { formId } = await begin();
    const both = await Promise.all(['a', 'b', 'c', 'd'].map((answer) => next(formId, 'english', 1, answer)));
    expect(new Set(both.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await drawn(formId, 'english')).toHaveLength(2);
  });

  it('tells a page that fell behind what was answered and asked meanwhile', async () => {
    const { formId } = await begin();
    await next(formId, 'english', 1, 'a');
    const ahead = await next(formId, 'english', 2, 'b');
    const behind = await next(formId, 'english', 1, 'd');
    expect(behind.answers).toEqual(['a', 'b']);
    expect(behind.questions).toHaveLength(2);
    expect(behind.questions[1]).toEqual(ahead.questions[0]);
  });

  it('refuses answers to questions that were not shown, and answers of another type', async () => {
    const { formId } = await begin();
    const fault = (input: object) =>
      diagnostic.fault(nextDiagnosticQuestion, {
        form_id: formId,
        subject: 'english',
        place: 1,
        answer: 'a',
        ...input,
      });
    expect(await fault({ place: 2 })).toEqual({ code: 'DT-INVALIDINPUT', paths: ['place'] });
    expect(await fault({ subject: 'math' })).toEqual({ code: 'DT-INVALIDINPUT', paths: ['place'] });
    expect(await fault({ answer: '3/4' })).toEqual({ code: 'DT-INVALIDINPUT', paths: ['answer'] });
    const user = diagnostic.newUser();
    const early = progress({ form_id: formId, english: padded(['a', 'b'], 17) });
    expect(await diagnostic.fault(saveAnswers, early, user)).toEqual({ code: 'DT-INVALIDINPUT', paths: ['english.1'] });
    expect((await drawn(formId, 'english')).length).toBe(1);
  });

  it('is nobody else’s once it has an owner, and asks whoever was signed out to sign in', async () => {
    const [owner, other] = [diagnostic.newUser(), diagnostic.newUser()];
    const { formId } = await begin(owner);
    const input = { form_id: formId, subject: 'english', place: 1, answer: 'a' } as const;
    expect((await diagnostic.fault(nextDiagnosticQuestion, input, other)).code).toBe('DT-TESTNOTEXIST');
    expect((await diagnostic.fault(requestQuestions, { form_id: formId, subject: 'english' }, other)).code).toBe(
      'DT-TESTNOTEXIST',
    );
    expect((await diagnostic.fault(saveAnswers, progress({ form_id: formId }), other)).code).toBe('DT-TESTNOTEXIST');
    expect((await diagnostic.fault(submitAnswers, submission({ form_id: formId }), other)).code).toBe(
      'DT-TESTNOTEXIST',
    );
    expect((await diagnostic.fault(nextDiagnosticQuestion, input)).code).toBe('AUTH-UNAUTHORIZED');
    expect((await diagnostic.fault(nextDiagnosticQuestion, { ...input, form_id: 'ad-none' })).code).toBe(
      'DT-TESTNOTEXIST',
    );
  });

  it('goes on where it was on another device of the student', async () => {
    const user = diagnostic.newUser();
    const { formId } = await begin(user);
    const { questions } = await next(formId, 'english', 1, 'c', user);
    const elsewhere = await diagnostic.call(requestQuestions, { subject: 'english' }, user);
    expect(elsewhere).toHaveLength(2);
    expect(elsewhere[1]).toEqual(questions[0]);
  });

  it('does not ask again what the student met in practice', async () => {
    const user = diagnostic.newUser();
    const { first } = await begin();
    const skill = bank.item(first.id)!.skill;
    const met = bank.itemsOf('practice').filter((item) => item.skill === skill);
    await diagnostic.call(recordEvidence, {
      user_id: user,
      source: 'practice',
      attempt_id: user,
      finished_at: Date.now(),
      entries: met.slice(0, 60).map(({ id, version }, index) => ({
        source_id: `practice:${index}`,
        item_id: id,
        item_version: version,
        skill,
        correct: true,
        answered: true,
        attempt: 1,
        hints: 0,
        spent_ms: 1000,
        misconception: null,
        pretest: false,
        given_at: Date.now(),
      })),
      scores: null,
    });
    const { formId } = await begin(user);
    const { questions } = await sit(formId, 'english', () => 'a', user);
    const ids = new Set(met.slice(0, 60).map(({ id }) => id));
    expect(questions.filter(({ id }) => ids.has(id))).toEqual([]);
  });
});

describe('the attempt of an adaptive diagnostic', () => {
  it('is scored from its own questions, with the answers that they were drawn by, once', async () => {
    const user = diagnostic.newUser();
    const { formId } = await begin(user);
    const english = await sit(formId, 'english', rightTo, user);
    const math = await sit(formId, 'math', rightTo, user);
    // What a page that fell behind sends in their place changes nothing but the last, open one.
    const sent = submission({ form_id: formId, english: padded([], 17).fill('a'), math: math.answers });
    await diagnostic.call(
      saveAnswers,
      progress({ form_id: formId, english: english.answers, math: math.answers }),
      user,
    );
    await diagnostic.call(submitAnswers, sent, user);
    const [{ attempt_id: attemptId }] = (await diagnostic.attempts(user)) as [{ attempt_id: string }];
    const ids = { user_id: user, attempt_id: attemptId };
    const attempt = await diagnostic.call(attemptForReport, ids);
    expect(attempt.item_ids).toEqual({
      english: english.questions.map(({ id }) => id),
      math: math.questions.map(({ id }) => id),
    });
    expect(attempt.english).toEqual([...english.answers.slice(0, -1), 'a']);
    expect(attempt.math).toEqual(math.answers);
    expect((await diagnostic.fault(submitAnswers, sent, user)).code).toBe('DT-TESTEXIST');
    const input = { form_id: formId, subject: 'english', place: 17, answer: 'a' } as const;
    expect((await diagnostic.fault(nextDiagnosticQuestion, input, user)).code).toBe('DT-TESTEXIST');
    await diagnostic.call(storeReport, { ...ids, report: sampleReport() });
    const solutions = await diagnostic.call(requestQuestionSolution, { subject: 'math' }, user);
    const asked = math.questions.map(({ id }) => bank.item(id)!);
    expect(solutions).toEqual(
      asked.map((item) => ({ ...toSolution(item, new Set()), level: item.difficulty, rushed: expect.any(Boolean) })),
    );
    expect(await drawn(formId, 'math', user)).toEqual(math.questions);
  });

  it('has all of its questions when time is up before the last: the others count as empty', async () => {
    const user = diagnostic.newUser();
    const { formId } = await begin(user);
    await next(formId, 'english', 1, 'a', user);
    const sent = submission({ form_id: formId, english: padded(['a', 'b'], 17) });
    await diagnostic.call(submitAnswers, sent, user);
    const [row] = await diagnostic.attempts(user);
    const { english: items, math } = row!['item_ids'] as Record<Subject, number[]>;
    expect([items.length, math.length]).toEqual([17, 14]);
    expect(new Set([...items, ...math]).size).toBe(31);
    expect(row!['english']).toEqual(padded(['a', 'b'], 17));
    expect(await drawn(formId, 'english', user)).toHaveLength(17);
  });

  it('of a visitor is the account’s that hands it in, and keeps what was final', async () => {
    const user = diagnostic.newUser();
    const { formId } = await begin();
    await next(formId, 'english', 1, 'b');
    const kept = progress({ form_id: formId, english: padded(['d', 'c'], 17), transferred: true });
    await diagnostic.call(saveAnswers, kept, user);
    expect(JSON.parse((await diagnostic.call(getTestDetail, {}, user)).user_english_answer)).toEqual(
      padded(['b', 'c'], 17),
    );
    expect((await diagnostic.fault(requestQuestions, { form_id: formId, subject: 'english' })).code).toBe(
      'AUTH-UNAUTHORIZED',
    );
  });

  it('is left as it was by a service that dies between answer and question', async () => {
    const { formId } = await begin();
    const before = await diagnostic.query('select english from diagnostic.adaptive_forms where form_id = $1', [formId]);
    // The transaction's last statement fails, as it does when the connection is gone.
    await diagnostic.query(
      `create function diagnostic.die() returns trigger language plpgsql as $$ begin raise exception 'gone'; end $$`,
    );
    await diagnostic.query(
      'create constraint trigger die after update on diagnostic.adaptive_forms deferrable initially deferred for each row execute function diagnostic.die()',
    );
    const input = { form_id: formId, subject: 'english', place: 1, answer: 'a' } as const;
    expect((await diagnostic.fault(nextDiagnosticQuestion, input)).code).toBe('DT-DB');
    await diagnostic.query('drop trigger die on diagnostic.adaptive_forms');
    await diagnostic.query('drop function diagnostic.die()');
    expect(
      await diagnostic.query('select english from diagnostic.adaptive_forms where form_id = $1', [formId]),
    ).toEqual(before);
    const after = await next(formId, 'english', 1, 'a');
    expect([after.answers, after.questions.length]).toEqual([['a'], 1]);
  });

  it('of a fixed form that was begun before goes on as it is', async () => {
    const user = diagnostic.newUser();
    const questions = await diagnostic.call(requestQuestions, { subject: 'math', form_id: 'dt-3' }, user);
    expect(questions).toHaveLength(14);
    await diagnostic.call(saveAnswers, progress({ form_id: 'dt-3' }), user);
    expect(await diagnostic.call(getTestDetail, {}, user)).toMatchObject({ form_id: 'dt-3' });
  });

  it('goes with its account', async () => {
    const user = diagnostic.newUser();
    const { formId } = await begin(user);
    await diagnostic.call(diagnosticUserData.erase, { user_id: user });
    expect(await diagnostic.query('select from diagnostic.adaptive_forms where form_id = $1', [formId])).toEqual([]);
  });
});

describe('a section of an adaptive diagnostic that is taken again', () => {
  const rightIn = async (formId: string, user?: string) => ({
    english: await sit(formId, 'english', rightTo, user),
    math: await sit(formId, 'math', rightTo, user),
  });
  const ids = (questions: readonly StudentQuestion[]): number[] => questions.map(({ id }) => id);
  const sentOf = ({ english, math }: Awaited<ReturnType<typeof rightIn>>, form_id: string) => ({
    ...{ english: english.answers, math: math.answers, form_id },
    ...{ english_time: Array<number>(17).fill(60), math_time: Array<number>(14).fill(2) },
  });
  /** A student whose Math went by too fast for a score. */
  const withoutMathScore = async () => {
    const user = diagnostic.newUser();
    const { formId } = await begin(user);
    const taken = await rightIn(formId, user);
    await diagnostic.call(submitAnswers, submission(sentOf(taken, formId)), user);
    await diagnostic.query('update diagnostic.attempts set report = $2 where user_id = $1', [
      user,
      JSON.stringify(unscoredReport(600, null)),
    ]);
    return { user, taken };
  };

  it('of a visitor has new questions and the other section as it was', async () => {
    const { formId } = await begin();
    const taken = await rightIn(formId);
    const effort = await diagnostic.call(checkEffort, progress(sentOf(taken, formId)));
    expect([effort.english.scored, effort.math.scored]).toEqual([true, false]);
    const { form_id: again } = await diagnostic.call(retakeSection, { subject: 'math', form_id: formId });
    expect(again).not.toBe(formId);
    expect(ids(await drawn(again, 'english'))).toEqual(ids(taken.english.questions));
    const second = await sit(again, 'math', rightTo);
    expect(ids(second.questions).filter((id) => ids(taken.math.questions).includes(id))).toEqual([]);
  });

  it('of a student keeps the answers of the other section in the new form', async () => {
    const { user, taken } = await withoutMathScore();
    const { form_id: again } = await diagnostic.call(retakeSection, { subject: 'math' }, user);
    const math = await sit(again, 'math', rightTo, user);
    const start_time = '2026-03-03 10:00:00';
    const sent = { ...sentOf({ ...taken, math }, again), english: Array<string>(17).fill('') };
    await diagnostic.call(submitAnswers, submission({ ...sent, start_time, end_time: start_time }), user);
    const [row] = await diagnostic.attempts(user);
    expect(row).toMatchObject({
      ...{ status: 'submitted', english: taken.english.answers, math: math.answers },
      item_ids: { english: ids(taken.english.questions), math: ids(math.questions) },
    });
  });

  it('leaves the solutions of the other section open, and no form of a request that opened nothing', async () => {
    const { user } = await withoutMathScore();
    const explained = async () =>
      (await diagnostic.call(requestQuestionSolution, { subject: 'english' }, user)).filter(({ answer }) => answer);
    const formsOf = () => diagnostic.query('select form_id from diagnostic.adaptive_forms where user_id = $1', [user]);
    expect(await diagnostic.fault(retakeSection, { subject: 'english' }, user)).toMatchObject({ code: 'DT-TESTEXIST' });
    expect(await formsOf()).toHaveLength(1);
    expect(await explained()).toHaveLength(17);
    const opened = await Promise.all(
      Array.from({ length: 5 }, () => diagnostic.call(retakeSection, { subject: 'math' }, user)),
    );
    expect(new Set(opened.map(({ form_id }) => form_id)).size).toBe(1);
    expect(await formsOf()).toHaveLength(2);
    expect(await explained()).toHaveLength(17);
  });
});
