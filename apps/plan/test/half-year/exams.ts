import {
  getModuleQuestions,
  getTestDetail,
  getTestReport,
  requestQuestions,
  saveAnswers,
  saveProgress,
  startTest,
  submitAnswers,
  submitModule,
  type DiagnosticReport,
  MINUTE_MS,
} from '@aivy/contracts';
import { waitFor } from '@aivy/server-testing';
import type { TestScores } from './diary.js';
import type { Student } from './student.js';

const SECOND = 1_000;
const SUBJECTS = ['english', 'math'] as const;
const REPORT = { timeoutMs: 10_000 };

/** Takes the diagnostic as the page does: it saves, and submits 45 minutes later. */
export async function takeDiagnostic(student: Student): Promise<void> {
  const startedAt = new Date().toISOString().slice(0, 19).replace('T', ' ');
  const lists = {
    english: [] as string[],
    math: [] as string[],
    english_time: [] as number[],
    math_time: [] as number[],
  };
  const given: { id: number; correct: boolean; answered: boolean; seconds: number }[] = [];
  for (const subject of SUBJECTS)
    for (const question of await student.call(requestQuestions, { subject })) {
      const [answered, correct] = [student.random() < 0.95, student.random() < 0.5];
      const seconds = answered ? 20 + Math.floor(student.random() * 90) : 0;
      lists[subject].push(answered ? student.answerTo(question, correct) : '');
      lists[`${subject}_time`].push(seconds);
      given.push({ id: question.id, correct: answered && correct, answered, seconds });
    }
  const progress = { ...lists, start_time: startedAt };
  await student.call(saveAnswers, progress);
  await student.clock.set(Date.now() + 45 * MINUTE_MS);
  const endedAt = new Date().toISOString().slice(0, 19).replace('T', ' ');
  await student.call(submitAnswers, { ...progress, end_time: endedAt });
  const text = await waitFor(async () => (await student.call(getTestDetail, {})).detail_report, REPORT);
  const [attempt] = await student.clock.query<{ attempt_id: string }>('select attempt_id from diagnostic.attempts');
  for (const { id, ...rest } of given)
    student.diary.answered.push({
      ...rest,
      sourceId: `diagnostic:${attempt!.attempt_id}:${id}`,
      itemId: id,
      givenAt: Date.now(),
      recordedAt: Date.now(),
      pretest: false,
      diagnostic: true,
    });
  student.diary.takeDiagnostic(scoresOf(text), student.today);
  await student.settled();
}

/** Takes a full test: four modules of twenty minutes. */
export async function takeTest(student: Student): Promise<void> {
  const { test_id: testId } = await student.call(startTest, {});
  let [answeredCount, ms] = [0, 0];
  for (const module of [1, 2, 3, 4] as const) {
    const { questions } = await student.call(getModuleQuestions, { test_id: testId, module });
    const openedAt = Date.now();
    const given = questions.map((question, index) => {
      const [answered, correct] = [student.random() < 0.97, student.random() < 0.6];
      return {
        id: question.id,
        correct: answered && correct,
        answer: answered ? student.answerTo(question, correct) : '',
        seq: openedAt + (index + 1) * 40 * SECOND,
        spentMs: answered ? 15 * SECOND + Math.floor(student.random() * 60) * SECOND : 0,
      };
    });
    await student.clock.set(openedAt + 20 * MINUTE_MS);
    const answers = given.filter(({ answer }) => answer !== '');
    await student.call(saveProgress, {
      test_id: testId,
      module,
      time_left: 600,
      question_id: answers.map(({ id }) => id),
      answer: answers.map(({ answer }) => answer),
      seq: answers.map(({ seq }) => seq),
      spent_ms: answers.map(({ spentMs }) => spentMs),
    });
    await student.call(submitModule, { test_id: testId, module });
    const tried = await triedOut(student, testId, module);
    for (const { id, correct, answer, seq, spentMs } of given) {
      answeredCount += answer === '' ? 0 : 1;
      ms += spentMs;
      student.diary.answered.push({
        sourceId: `full-test:${testId}:${id}`,
        itemId: id,
        correct,
        answered: answer !== '',
        seconds: spentMs / SECOND,
        givenAt: answer === '' ? Date.now() : seq,
        recordedAt: Date.now(),
        pretest: tried.has(id),
        diagnostic: false,
      });
    }
  }
  const text = await waitFor(
    async () => (await student.call(getTestReport, { test_id: testId })).detail_report,
    REPORT,
  );
  student.diary.takeTest(scoresOf(text), student.today);
  const { day } = student.diary.scored.at(-1)!;
  if (day % 15 === 0 && !student.diary.work.has(day)) student.diary.work.set(day, { answered: answeredCount, ms });
  await student.settled();
}

/** Questions of a module that are tried out: nobody but the test's owner knows. */
async function triedOut(student: Student, testId: string, module: number): Promise<Set<number>> {
  const [found] = await student.clock.query<{ questions: { id: number; pretest?: boolean }[] }>(
    'select questions from full_test.modules where test_id = $1 and module = $2',
    [testId, module],
  );
  return new Set(found!.questions.filter(({ pretest }) => pretest).map(({ id }) => id));
}

/** Section scores of a report with their ranges. */
function scoresOf(text: string): TestScores {
  const report = JSON.parse(text) as DiagnosticReport;
  const section = (subject: 'english' | 'math') => ({
    score: report[`${subject}_score`]!,
    score_low: report[`${subject}_score_low`]!,
    score_high: report[`${subject}_score_high`]!,
    theta: report[`${subject}_theta`]!,
    se: report[`${subject}_se`]!,
  });
  return { english: section('english'), math: section('math') };
}
