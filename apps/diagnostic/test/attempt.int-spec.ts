import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  attemptForReport,
  getTestDetail,
  requestQuestions,
  requestQuestionSolution,
  saveAnswers,
  storeReport,
  submitAnswers,
  type StudentQuestion,
} from '@aivy/contracts';
import { packBank } from '@aivy/item-bank';
import { waitFor } from '@aivy/server-testing';
import { DiagnosticUnderTest, progress, submission } from './diagnostic-under-test.js';
import { sampleReport } from './sample-report.js';

let diagnostic: DiagnosticUnderTest;
let math: StudentQuestion[];
beforeAll(async () => {
  diagnostic = await DiagnosticUnderTest.start();
  math = await diagnostic.call(requestQuestions, { subject: 'math' });
});
afterAll(() => diagnostic.close());

const at = (count: number, index: number, entry: string): string[] =>
  Array.from({ length: count }, (_, i) => (i === index ? entry : ''));
const blankIndex = (): number => math.findIndex((question) => question.type === 'blank');
const mathWith = (index: number, entry: string): string[] => at(14, index, entry);

describe('questions', () => {
  it('come to a visitor as 17 of Reading & Writing and 14 of Math, with their form', async () => {
    const english = await diagnostic.call(requestQuestions, { subject: 'english' });
    expect([english.length, math.length]).toEqual([17, 14]);
    expect(new Set([...english, ...math].map((question) => question.id)).size).toBe(31);
    expect(new Set([...english, ...math].map((question) => question.form_id))).toEqual(new Set(['dt-3']));
  });

  it('hold no field beyond what a student may see before the answer is due', async () => {
    const seen = [
      'choice_a',
      'choice_b',
      'choice_c',
      'choice_d',
      'form_id',
      'id',
      'img',
      'passage',
      'question',
      'rapid_seconds',
      'type',
    ];
    for (const question of [...(await diagnostic.call(requestQuestions, { subject: 'english' })), ...math])
      expect(Object.keys(question).sort()).toEqual(seen);
  });

  it('are those of the form that a student began, after another one became current', async () => {
    const questions = await diagnostic.call(requestQuestions, { subject: 'english', form_id: 'dt-1' });
    const begun = packBank().form('dt-1')!.english;
    expect(questions.map(({ id }) => id)).toEqual(begun.map(({ id }) => id));
    expect(begun).not.toEqual(packBank().currentDiagnosticForm.english);
  });

  it('of a form that does not exist are refused', async () => {
    expect(await diagnostic.fault(requestQuestions, { subject: 'math', form_id: 'dt-0' })).toEqual({
      code: 'DT-INVALIDINPUT',
      paths: ['form_id'],
    });
  });
});

describe('saving', () => {
  it('keeps the newest answers, times and start, and gives them back', async () => {
    const user = diagnostic.newUser();
    await diagnostic.call(saveAnswers, progress(), user);
    const english = at(17, 2, 'c');
    await diagnostic.call(
      saveAnswers,
      progress({ english, english_time: at(17, 0, '').map((_, i) => i + 0.5), form_id: 'dt-1' }),
      user,
    );
    const detail = await diagnostic.call(getTestDetail, {}, user);
    expect(detail).toMatchObject({
      status: 'in_progress',
      report_status: 'none',
      detail_report: null,
      start_time: '2026-03-01 10:00:00',
      end_time: null,
      form_id: 'dt-1',
    });
    expect(JSON.parse(detail.user_english_answer)).toEqual(english);
    expect((JSON.parse(detail.user_english_time) as number[])[16]).toBe(16.5);
    expect(JSON.parse(detail.user_math_answer)).toHaveLength(14);
    expect(await diagnostic.attempts(user)).toHaveLength(1);
  });

  it('keeps letters in lower case and takes what a blank can hold', async () => {
    const user = diagnostic.newUser();
    await diagnostic.call(
      saveAnswers,
      progress({ english: at(17, 0, 'B'), math: mathWith(blankIndex(), '-7/3') }),
      user,
    );
    const detail = await diagnostic.call(getTestDetail, {}, user);
    expect((JSON.parse(detail.user_english_answer) as string[])[0]).toBe('b');
    expect((JSON.parse(detail.user_math_answer) as string[])[blankIndex()]).toBe('-7/3');
  });

  it('makes one attempt of many saves at once', async () => {
    const user = diagnostic.newUser();
    await Promise.all(Array.from({ length: 8 }, () => diagnostic.call(saveAnswers, progress(), user)));
    expect(await diagnostic.attempts(user)).toHaveLength(1);
  });
});

describe('what is transferred from a device after sign-in', () => {
  const handed = (more: Partial<Parameters<typeof progress>[0]> = {}) => progress({ ...more, transferred: true });
  const nothing = { english_time: Array(17).fill(0), math_time: Array(14).fill(0) };
  const oneSecond = { ...nothing, english_time: [1, ...Array(16).fill(0)] };
  const english = async (user: string): Promise<string[]> =>
    JSON.parse((await diagnostic.call(getTestDetail, {}, user)).user_english_answer);

  it('is stored where the account has nothing, and where the account’s own attempt came less far, and again when it is sent twice', async () => {
    const user = diagnostic.newUser();
    await diagnostic.call(saveAnswers, handed(oneSecond), user);
    await diagnostic.call(saveAnswers, handed({ english: at(17, 4, 'd') }), user);
    await diagnostic.call(saveAnswers, handed({ english: at(17, 4, 'd') }), user);
    expect(await english(user)).toEqual(at(17, 4, 'd'));
  });

  it('does not take the place of an attempt that came further', async () => {
    const user = diagnostic.newUser();
    await diagnostic.call(saveAnswers, progress({ english: at(17, 2, 'c') }), user);
    const before = await diagnostic.attempts(user);
    expect(
      (await diagnostic.fault(saveAnswers, handed({ ...oneSecond, start_time: '2026-03-02 10:00:00' }), user)).code,
    ).toBe('DT-NOTFURTHER');
    expect(await diagnostic.attempts(user)).toEqual(before);
    // The same answers from the test on the screen are the student's latest, and are stored.
    await diagnostic.call(saveAnswers, progress(oneSecond), user);
    expect(await english(user)).toEqual(at(17, 0, ''));
  });

  it('of two devices at once leaves the further one, in whatever order they arrive', async () => {
    for (let round = 0; round < 5; round += 1) {
      const user = diagnostic.newUser();
      const copies = [
        handed(oneSecond),
        handed({ english: at(17, 1, 'b') }),
        handed({ ...nothing, english: at(17, 1, 'b') }),
        handed(nothing),
      ];
      const outcomes = await Promise.allSettled(copies.map((copy) => diagnostic.call(saveAnswers, copy, user)));
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect((outcome.reason as { code: string }).code).toBe('DT-NOTFURTHER');
      expect(await diagnostic.attempts(user)).toMatchObject([
        { english: at(17, 1, 'b'), english_time: Array(17).fill(60) },
      ]);
    }
  });

  it('changes nothing once the account has submitted', async () => {
    const user = diagnostic.newUser();
    await diagnostic.call(submitAnswers, submission(), user);
    expect((await diagnostic.fault(saveAnswers, handed({ english: at(17, 0, 'a') }), user)).code).toBe('DT-TESTEXIST');
    expect(await english(user)).toEqual(at(17, 0, ''));
  });
});

describe('bad input', () => {
  const faults = (): [string, Parameters<typeof progress>[0], string][] => [
    ['too few English answers', { english: at(16, 0, 'a') }, 'english'],
    ['too many English answers', { english: at(18, 0, 'a') }, 'english'],
    ['too few math answers', { math: mathWith(0, '').slice(1) }, 'math'],
    ['an English time too many', { english_time: Array.from({ length: 18 }, () => 1) }, 'english_time'],
    ['no math times', { math_time: [] }, 'math_time'],
    ['a letter that no choice has', { english: at(17, 3, 'e') }, 'english.3'],
    ['text for a choice', { english: at(17, 3, 'ab') }, 'english.3'],
    ['a letter for a blank', { math: mathWith(blankIndex(), 'a') }, `math.${blankIndex()}`],
    ['a blank that is too long', { math: mathWith(blankIndex(), '123456') }, `math.${blankIndex()}`],
    ['a form that does not exist', { form_id: 'dt-99' }, 'form_id'],
    ['a moment that does not exist', { start_time: '2026-02-30 10:00:00' }, 'start_time'],
    ['a start in the far past', { start_time: '1999-01-01 10:00:00' }, 'start_time'],
    ['a start in the far future', { start_time: '2999-01-01 10:00:00' }, 'start_time'],
    ['a negative time', { math_time: Array.from({ length: 14 }, () => -1) }, 'math_time.0'],
    ['a time beyond a day', { math_time: Array.from({ length: 14 }, () => 86_401) }, 'math_time.0'],
  ];

  it('is refused with its place and changes nothing, saved or submitted', async () => {
    const user = diagnostic.newUser();
    await diagnostic.call(saveAnswers, progress({ english: at(17, 1, 'a') }), user);
    const before = await diagnostic.attempts(user);
    for (const [what, overrides, place] of faults()) {
      for (const fault of [
        await diagnostic.fault(saveAnswers, progress(overrides), user),
        await diagnostic.fault(submitAnswers, submission(overrides), user),
      ]) {
        expect([what, fault.code, fault.paths.includes(place)]).toEqual([what, 'DT-INVALIDINPUT', true]);
      }
    }
    expect(await diagnostic.attempts(user)).toEqual(before);
    expect(await diagnostic.jobs(user)).toEqual([]);
  });

  it('is an end before the start', async () => {
    const user = diagnostic.newUser();
    expect(await diagnostic.fault(submitAnswers, submission({ end_time: '2026-03-01 09:59:59' }), user)).toEqual({
      code: 'DT-INVALIDINPUT',
      paths: ['end_time'],
    });
    expect(await diagnostic.attempts(user)).toEqual([]);
  });

  it('is a call that needs a user and has none', async () => {
    expect((await diagnostic.fault(saveAnswers, progress())).code).toBe('AUTH-UNAUTHORIZED');
    expect((await diagnostic.fault(submitAnswers, submission())).code).toBe('AUTH-UNAUTHORIZED');
    expect((await diagnostic.fault(getTestDetail, {})).code).toBe('AUTH-UNAUTHORIZED');
    expect((await diagnostic.fault(requestQuestionSolution, { subject: 'math' })).code).toBe('AUTH-UNAUTHORIZED');
  });
});

describe('submitting', () => {
  it('closes the attempt, enqueues its report and the next stage, and shows that the report is being made', async () => {
    const user = diagnostic.newUser();
    await diagnostic.call(saveAnswers, progress(), user);
    await diagnostic.call(submitAnswers, submission({ english: at(17, 0, 'a') }), user);
    const [attempt] = await diagnostic.attempts(user);
    expect(await diagnostic.call(getTestDetail, {}, user)).toMatchObject({
      status: 'submitted',
      report_status: 'processing',
      detail_report: null,
      end_time: '2026-03-01 10:40:00',
    });
    const jobs = await waitFor(async () => {
      const found = await diagnostic.jobs(user);
      return found.every((job) => job.sent) && found;
    });
    expect(jobs).toEqual([
      { queue: 'reports', job_id: `diagnostic-report-${String(attempt!['attempt_id'])}`, sent: true },
    ]);
  });

  it('needs no save before it', async () => {
    const user = diagnostic.newUser();
    await diagnostic.call(submitAnswers, submission(), user);
    expect(await diagnostic.attempts(user)).toMatchObject([{ status: 'submitted' }]);
  });

  it('happens once: a second submit and a later save answer DT-TESTEXIST and change nothing', async () => {
    const user = diagnostic.newUser();
    await diagnostic.call(submitAnswers, submission(), user);
    const before = await diagnostic.attempts(user);
    expect((await diagnostic.fault(submitAnswers, submission({ english: at(17, 0, 'a') }), user)).code).toBe(
      'DT-TESTEXIST',
    );
    expect((await diagnostic.fault(saveAnswers, progress({ english: at(17, 0, 'a') }), user)).code).toBe(
      'DT-TESTEXIST',
    );
    expect(await diagnostic.attempts(user)).toEqual(before);
  });

  it('happens once when it is asked for many times at once', async () => {
    const user = diagnostic.newUser();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => diagnostic.call(submitAnswers, submission(), user)),
    );
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect((outcome.reason as { code: string }).code).toBe('DT-TESTEXIST');
    expect(await diagnostic.attempts(user)).toHaveLength(1);
    expect(await diagnostic.jobs(user)).toHaveLength(1);
  });
});

describe('what is only due later', () => {
  it('is not told to somebody without a test', async () => {
    const user = diagnostic.newUser();
    expect((await diagnostic.fault(getTestDetail, {}, user)).code).toBe('DT-TESTNOTEXIST');
    expect((await diagnostic.fault(requestQuestionSolution, { subject: 'math' }, user)).code).toBe('DT-TESTNOTEXIST');
  });

  it('are the solutions: kept back while the attempt is open, in question order once it is closed', async () => {
    const user = diagnostic.newUser();
    await diagnostic.call(saveAnswers, progress(), user);
    expect((await diagnostic.fault(requestQuestionSolution, { subject: 'math' }, user)).code).toBe('DT-TESTNOTEXIST');
    await diagnostic.call(submitAnswers, submission(), user);
    const solutions = await diagnostic.call(requestQuestionSolution, { subject: 'math' }, user);
    expect(solutions.map((solution) => solution.question_id)).toEqual(math.map((question) => question.id));
    for (const solution of solutions) expect([solution.answer, solution.explanation]).not.toContain('');
    for (const { level } of solutions) expect(['easy', 'medium', 'hard']).toContain(level);
  });

  it('say which answers were rushed: those that came faster than anybody reads, and none that was worked on', async () => {
    const user = diagnostic.newUser();
    const times = math.map((_, index) => (index % 5 === 0 ? 2 : 80));
    await diagnostic.call(
      submitAnswers,
      submission({ math: math.map(({ type }) => (type === 'blank' ? '1' : 'a')), math_time: times }),
      user,
    );
    const solutions = await diagnostic.call(requestQuestionSolution, { subject: 'math' }, user);
    expect(solutions.map(({ rushed }) => rushed)).toEqual(times.map((seconds) => seconds === 2));
  });
});

describe('the report', () => {
  it('is stored once: the first one stays', async () => {
    const user = diagnostic.newUser();
    await diagnostic.call(submitAnswers, submission(), user);
    const ids = { user_id: user, attempt_id: String((await diagnostic.attempts(user))[0]!['attempt_id']) };
    await diagnostic.call(storeReport, { ...ids, report: sampleReport({ english_score: 610 }) });
    await diagnostic.call(storeReport, { ...ids, report: sampleReport({ english_score: 200 }) });
    const detail = await diagnostic.call(getTestDetail, {}, user);
    expect(detail.report_status).toBe('ready');
    expect(JSON.parse(detail.detail_report!)).toMatchObject({ english_score: 610 });
  });

  it('belongs to a closed attempt of that very user', async () => {
    const [user, other] = [diagnostic.newUser(), diagnostic.newUser()];
    await diagnostic.call(submitAnswers, submission(), user);
    await diagnostic.call(saveAnswers, progress(), other);
    const [mine, theirs] = await Promise.all(
      [user, other].map(async (id) => String((await diagnostic.attempts(id))[0]!['attempt_id'])),
    );
    for (const ids of [
      { user_id: other, attempt_id: mine! },
      { user_id: other, attempt_id: theirs! },
    ]) {
      expect((await diagnostic.fault(attemptForReport, ids)).code).toBe('DT-TESTNOTEXIST');
      expect((await diagnostic.fault(storeReport, { ...ids, report: sampleReport() })).code).toBe('DT-TESTNOTEXIST');
    }
  });
});

describe('a database that fails', () => {
  it('answers DT-DB, while questions are still served from memory', async () => {
    const broken = await DiagnosticUnderTest.start();
    try {
      await broken.system.database.query('alter table diagnostic.attempts rename to attempts_elsewhere');
      expect((await broken.fault(saveAnswers, progress(), broken.newUser())).code).toBe('DT-DB');
      expect(await broken.call(requestQuestions, { subject: 'english' })).toHaveLength(17);
    } finally {
      await broken.close();
    }
  });
});
