import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aivydailyUserData, endPractice, getPracticeAnswers, getPracticeMistakes } from '@aivy/contracts';
import { DailyUnderTest, itemOf, rightFor, wrongsFor, type Practising } from './daily-under-test.js';

let daily: DailyUnderTest;
beforeAll(async () => {
  daily = await DailyUnderTest.start();
});
afterAll(() => daily.close());

const missed = (student: Practising, input = {}) => daily.call(getPracticeMistakes, input, student);
const answers = (student: Practising) =>
  daily.call(getPracticeAnswers, { conversation_id: student.conversationId }, student);
const asked = async (student: Practising) => (await daily.questions(student)).map(({ question_id: id }) => id);

describe('the mistakes of practice', () => {
  it('are what was wrong at the first try, also where a later one was right, without a text or a key', async () => {
    const maya = await daily.practising(5);
    await daily.mission(maya, [0, 1, 2, 3, 0]);
    const [, second, third, fourth] = await asked(maya);
    const page = await missed(maya);
    const of = (id: number, number: number, tries: number, right_at: number) => ({
      question_id: id,
      number,
      skill: 5,
      level: itemOf(id).difficulty,
      answered: true,
      spent_ms: tries * 40_000,
      rushed: false,
      right_at,
    });
    expect(page).toEqual({
      attempts: [
        {
          id: maya.conversationId,
          at: expect.any(Number),
          asked: 5,
          missed: [of(second!, 2, 2, 2), of(third!, 3, 3, 3), of(fourth!, 4, 3, 0)],
        },
      ],
      before: null,
    });
    expect(JSON.stringify(page)).not.toMatch(/explanation|"answer"|choice_a/);
  });

  it('are not there while tries are left, nor after their session was left so, and neither is their key', async () => {
    const maya = await daily.practising(5);
    const question = await daily.next(maya);
    await daily.submit(maya, question, wrongsFor(question)[0]!);
    expect([await missed(maya), await answers(maya)]).toEqual([{ attempts: [], before: null }, []]);
    await daily.call(endPractice, { conversation_id: maya.conversationId }, maya);
    expect([await missed(maya), await answers(maya)]).toEqual([{ attempts: [], before: null }, []]);
  });

  it('come with key, explanation, all tries and what the first says of the mistake, once it is asked for', async () => {
    const maya = await daily.practising(5);
    await daily.work(maya, 1);
    await daily.next(maya);
    const [complete, open] = await asked(maya);
    const [first] = wrongsFor(complete!);
    const item = itemOf(complete!);
    const said = item.type === 'choice' ? item.options.find(({ choice }) => choice === first)?.feedback : null;
    expect(await answers(maya)).toEqual([
      {
        question: expect.objectContaining({ id: complete, passage: item.passage }),
        solution: expect.objectContaining({ question_id: complete, answer: item.answer }),
        answers: [first, rightFor(complete!)],
        feedback: said ?? null,
      },
    ]);
    expect(open).not.toBe(complete);
  });

  it('keep the key of a question that is asked again now', async () => {
    const maya = await daily.practising(5);
    await daily.work(maya, 1);
    const [complete] = await asked(maya);
    const again = await daily.practising(6, maya);
    await daily.query(
      `insert into aivydaily.questions (user_id, conversation_id, question_id, place, version, skill, served_at)
       select user_id, $2, question_id, 1, version, skill, now() from aivydaily.questions where user_id = $1 and question_id = $3`,
      [maya.userId, again.conversationId, complete],
    );
    expect(await answers(maya)).toEqual([]);
    await daily.submit(again, complete!, rightFor(complete!));
    expect((await answers(maya)).map(({ question }) => question.id)).toEqual([complete]);
  });

  it('are those of the days that are asked for, of one session, and never of another student', async () => {
    const maya = await daily.practising(5);
    await daily.work(maya, 1);
    await daily.goBack(maya, 60);
    const later = await daily.practising(6, maya);
    await daily.work(later, 3);
    const ids = async (input: object) => (await missed(maya, input)).attempts.map(({ id }) => id);
    expect(await ids({})).toEqual([later.conversationId, maya.conversationId]);
    expect(await ids({ days: 2 })).toEqual([later.conversationId]);
    expect(await ids({ days: 3 })).toEqual([later.conversationId, maya.conversationId]);
    expect(await ids({ before: later.conversationId })).toEqual([maya.conversationId]);
    expect(await ids({ conversation_id: maya.conversationId })).toEqual([maya.conversationId]);

    const other = await daily.practising(5);
    expect(await missed(other)).toEqual({ attempts: [], before: null });
    for (const call of [getPracticeMistakes, getPracticeAnswers] as const)
      expect(await daily.fault(call, { conversation_id: maya.conversationId }, other)).toBe('CONVERSATION-NOTFOUND');
  });

  it('come a hundred sessions at a time', async () => {
    const maya = await daily.practising(5);
    await daily.work(maya, 3);
    const [question] = await asked(maya);
    await daily.query(
      `with more as (
         insert into aivydaily.sessions (user_id, subcategory, started_at, active_at, ended_at)
         select $1, 5, now(), now(), now() from generate_series(1, 120) returning conversation_id
       ), given as (
         insert into aivydaily.questions (user_id, conversation_id, question_id, place, version, skill, served_at, completed_at, correct)
         select $1, conversation_id, $2, 1, $3, 5, now(), now(), false from more returning conversation_id
       )
       insert into aivydaily.attempts (user_id, conversation_id, question_id, attempt, answer, correct, points, hints, spent_ms, given_at)
       select $1, conversation_id, $2, try, try::text, false, 0, 0, 900, now() from given, generate_series(1, 3) try`,
      [maya.userId, question, itemOf(question!).version],
    );
    const first = await missed(maya);
    expect(first.attempts.length).toBe(100);
    // Nobody reads it in nine tenths of a second.
    expect(first.attempts.every(({ missed: [each] }) => each!.rushed)).toBe(true);
    const second = await missed(maya, { before: first.before! });
    expect([second.attempts.length, second.before]).toEqual([21, null]);
    expect(second.attempts.at(-1)!.id).toBe(maya.conversationId);
  });

  it('are gone with their student', async () => {
    const maya = await daily.practising(5);
    await daily.work(maya, 3);
    await daily.call(aivydailyUserData.erase, { user_id: maya.userId });
    expect(await missed(maya)).toEqual({ attempts: [], before: null });
    expect(await daily.fault(getPracticeAnswers, { conversation_id: maya.conversationId }, maya)).toBe(
      'CONVERSATION-NOTFOUND',
    );
  });
});
