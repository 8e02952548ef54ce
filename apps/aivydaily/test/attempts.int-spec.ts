import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getRewards, getSessionQuestions, getTrial, sendDailyMessage, startPractice, tryAnswer } from '@aivy/contracts';
import { DailyUnderTest, rightFor, wrongsFor, type Practising } from './daily-under-test.js';

let daily: DailyUnderTest;
beforeAll(async () => {
  daily = await DailyUnderTest.start(['aivydaily'], { QUESTION_ATTEMPTS: '4' });
});
afterAll(() => daily.close());

const missThreeTimes = async (student: Practising, question: number) => {
  const outcomes = [];
  for (const wrong of wrongsFor(question)) outcomes.push(await daily.submit(student, question, wrong));
  return outcomes.map(({ current_attempt: attempt, is_completed: isCompleted }) => [attempt, isCompleted]);
};

describe('a service that is set up for four attempts', () => {
  it('gives four at each question of a session that begins now, and says so', async () => {
    const student = daily.newStudent();
    const started = await daily.call(startPractice, { subcategory: 12 }, student);
    expect(started.max_attempts).toBe(4);
    const maya = { ...student, conversationId: started.id };
    const question = await daily.next(maya);
    expect(await missThreeTimes(maya, question)).toEqual([
      [1, false],
      [2, false],
      [3, false],
    ]);
    expect(await daily.call(getSessionQuestions, { conversation_id: started.id }, student)).toMatchObject([
      { attempt: 3, is_completed: false, max_attempts: 4 },
    ]);
    const { data } = await daily.call(
      sendDailyMessage,
      {
        conversation_id: started.id,
        question_id: question,
        message: 'How many attempts do I have left?',
        phase: '3.2',
      },
      student,
    );
    expect(data.content).toMatch(/one attempt/i);
    expect(await daily.submit(maya, question, rightFor(question), { attempt: 4 })).toMatchObject({
      current_attempt: 4,
      correct: true,
      is_completed: true,
      points: 0,
    });
    expect((await daily.call(getRewards, {}, student)).max_attempts).toBe(4);
  });

  it('leaves three to a session from before', async () => {
    const student = daily.newStudent();
    // As the release before begins one.
    await daily.query(
      'insert into aivydaily.sessions (user_id, subcategory, started_at, active_at) values ($1, 12, now(), now())',
      [student.userId],
    );
    const { id, max_attempts: most } = await daily.call(startPractice, { subcategory: 12 }, student);
    expect(most).toBe(3);
    const maya = { ...student, conversationId: id };
    const question = await daily.next(maya);
    expect(await missThreeTimes(maya, question)).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect(await daily.questions(maya)).toMatchObject([{ max_attempts: 3, is_completed: true, is_correct: false }]);
  });

  it('gives a visitor four at each question of the trial', async () => {
    const { topics } = await daily.call(getTrial, {});
    const { questions, max_attempts: most } = await daily.call(getTrial, { subcategory: topics[0]! });
    expect(most).toBe(4);
    const { id } = questions[0]!;
    const wrongs = wrongsFor(id);
    expect(await daily.call(tryAnswer, { question_id: id, answers: wrongs })).toMatchObject({ is_completed: false });
    expect(await daily.call(tryAnswer, { question_id: id, answers: [...wrongs, rightFor(id)] })).toMatchObject({
      current_attempt: 4,
      is_completed: true,
    });
  });
});
