import { progressOf, sessionFaults, sessionStatistics, type HeldSession, type SessionQuestion } from './index.js';

const complete = (id: number, attempt: number, right = true): SessionQuestion => ({
  question_id: id,
  is_completed: true,
  is_correct: right,
  attempt,
  answers: Array.from({ length: attempt }, (_, index) => String(index)),
});
const open = (id: number, attempt: number): SessionQuestion => ({
  ...complete(id, attempt),
  is_completed: false,
  is_correct: null,
});

describe('the progress of a session, as the server lists its questions', () => {
  it('is nothing before the first question', () => {
    expect(progressOf([])).toEqual({
      answered: 0,
      correctFirst: 0,
      questionId: null,
      attempt: 0,
      canSubmit: false,
      previousAnswers: [],
      completed: false,
    });
  });

  it('counts complete questions, first tries that were right, and the tries at the one that is open', () => {
    expect(progressOf([complete(11, 1), complete(12, 2), complete(13, 3, false), open(14, 2)])).toEqual({
      answered: 3,
      correctFirst: 1,
      questionId: 14,
      attempt: 2,
      canSubmit: true,
      previousAnswers: ['0', '1'],
      completed: false,
    });
  });

  it('takes no answer to a complete question, and is complete with the fifth', () => {
    const five = [1, 2, 3, 4, 5].map((id) => complete(id, 1));
    expect(progressOf(five.slice(0, 4))).toMatchObject({ answered: 4, canSubmit: false, completed: false });
    expect(progressOf(five)).toMatchObject({ answered: 5, correctFirst: 5, canSubmit: false, completed: true });
  });
});

describe('a held session', () => {
  const held: HeldSession = { conversationId: 7, active: true, questionId: 11, answered: 2, attempt: 1 };

  it.each([
    [{}, []],
    [{ answered: 5, attempt: 3 }, []],
    [{ conversationId: null }, ['active-without-id']],
    [{ answered: 6 }, ['answered-out-of-range']],
    [{ answered: -1 }, ['answered-out-of-range']],
    [{ attempt: 4 }, ['attempt-out-of-range']],
    [{ attempt: 0.5 }, ['attempt-out-of-range']],
    [{ analysis: true }, ['analysis-without-detail']],
    [{ analysis: true, hasDetail: true }, []],
    [{ active: false }, ['inactive-with-id']],
    [{ active: false, conversationId: null }, ['inactive-with-id']],
    [{ active: false, conversationId: null, questionId: null }, []],
    [
      { conversationId: null, answered: 9, attempt: 9 },
      ['active-without-id', 'answered-out-of-range', 'attempt-out-of-range'],
    ],
  ])('with %j has the faults %j', (change, faults) => {
    expect(sessionFaults({ ...held, ...change })).toEqual(faults);
  });
});

describe('the statistics of a session', () => {
  it('are minutes, 15 where they are not known, and the share of first tries that were right', () => {
    expect(sessionStatistics({ answered: 3, correctFirst: 2, spentMs: 400_000 })).toEqual({ minutes: 7, accuracy: 67 });
    expect(sessionStatistics({ answered: 0, correctFirst: 0, spentMs: 0 })).toEqual({ minutes: 15, accuracy: null });
    expect(sessionStatistics({ answered: 1, correctFirst: 0, spentMs: 900 })).toEqual({ minutes: 1, accuracy: 0 });
  });
});
