import { describe, expect, it } from '@jest/globals';
import { inconsistencies } from './consistency';
import {
  begun,
  completed,
  exhausted,
  marked,
  NO_SESSION,
  reconciled,
  served,
  type ListedQuestion,
} from './practice-session';
import { countsOf, missionLine, statisticsOf } from './statistics';

const START = 1_790_000_000_000;
const open = served(begun(7, 26, START), 101);
const listed = (question_id: number, attempt: number, right: boolean | null): ListedQuestion => ({
  question_id,
  attempt,
  is_completed: right !== null,
  is_correct: right,
  answers: ['a', 'b', 'c'].slice(0, attempt),
  type: 'choice',
});

describe('a practice session', () => {
  it('begins active, with no attempt and nothing answered', () => {
    expect(begun(7, 26, START)).toMatchObject({ active: true, attempt: 0, answered: 0, canSubmit: false });
  });

  it('takes answers once a question is there', () => {
    expect(open).toMatchObject({ questionId: 101, attempt: 0, canSubmit: true, previousAnswers: [] });
  });

  it('does not begin the attempts of a question anew that is served again', () => {
    const tried = marked(open, { answer: 'b', attempt: 1, correct: false });
    expect(served(tried, 101)).toEqual(tried);
    expect(served(tried, 102)).toMatchObject({ attempt: 0, previousAnswers: [], canSubmit: true });
  });

  it('counts a question as answered when it is right, on the first attempt also as that', () => {
    const right = marked(open, { answer: 'b', attempt: 1, correct: true });
    expect(right).toMatchObject({ answered: 1, correctFirst: 1, canSubmit: false });
    const second = marked(marked(open, { answer: 'a', attempt: 1, correct: false }), {
      answer: 'b',
      attempt: 2,
      correct: true,
    });
    expect(second).toMatchObject({ answered: 1, correctFirst: 0, canSubmit: false, previousAnswers: ['a', 'b'] });
  });

  it('counts a question as answered when its last attempt is used', () => {
    const missed = ['a', 'b', 'c'].reduce(
      (session, answer, index) => marked(session, { answer, attempt: index + 1, correct: false }),
      open,
    );
    expect(missed).toMatchObject({ answered: 1, correctFirst: 0, canSubmit: false, attempt: 3 });
  });

  it('counts a reply that comes twice, or late, once', () => {
    const first = marked(open, { answer: 'a', attempt: 1, correct: false });
    expect(marked(first, { answer: 'a', attempt: 1, correct: false })).toEqual(first);
    const right = marked(first, { answer: 'b', attempt: 2, correct: true });
    expect(marked(right, { answer: 'b', attempt: 2, correct: true })).toEqual(right);
  });

  it('is complete with its fifth question', () => {
    let session = begun(7, 26, START);
    for (let question = 1; question <= 5; question += 1) {
      expect(session.completed).toBe(false);
      session = marked(served(session, 100 + question), { answer: 'a', attempt: 1, correct: true });
    }
    expect(session).toMatchObject({ completed: true, answered: 5, correctFirst: 5 });
  });

  it('takes no answer any more when the server says that the attempts are used, or the questions', () => {
    expect(exhausted(open).canSubmit).toBe(false);
    expect(marked(exhausted(open), { answer: 'a', attempt: 1, correct: true })).toEqual(exhausted(open));
    expect(completed(open)).toMatchObject({ canSubmit: false, completed: true });
  });
});

describe('reconciliation with the server', () => {
  it('takes over counts, attempts and whether an answer may be given', () => {
    const list = [listed(101, 1, true), listed(102, 3, false), listed(103, 2, null)];
    expect(reconciled(open, list)).toMatchObject({
      questionId: 103,
      attempt: 2,
      answered: 2,
      correctFirst: 1,
      canSubmit: true,
      previousAnswers: ['a', 'b'],
      completed: false,
    });
  });

  it('leaves a complete question on the screen until the student goes on', () => {
    const right = marked(open, { answer: 'a', attempt: 1, correct: true });
    expect(reconciled(right, [listed(101, 1, true)])).toMatchObject({ questionId: 101, canSubmit: false, answered: 1 });
  });

  it('keeps an attempt that the list was asked for too early to know', () => {
    const tried = marked(open, { answer: 'a', attempt: 1, correct: false });
    expect(reconciled(tried, [listed(101, 0, null)])).toEqual(tried);
    expect(reconciled(tried, [listed(101, 2, null)])).toMatchObject({ attempt: 2, previousAnswers: ['a', 'b'] });
  });

  it('leaves a session complete that the student has ended, or of which the server said so', () => {
    expect(reconciled(completed(open), [listed(101, 1, true)])).toMatchObject({ completed: true, answered: 1 });
  });

  it('is complete when the server has completed all questions, whatever this device thought', () => {
    const list = [1, 2, 3, 4, 5].map((n) => listed(100 + n, 1, true));
    expect(reconciled(open, list)).toMatchObject({ completed: true, answered: 5, canSubmit: false });
  });
});

describe('the consistency check', () => {
  it('finds nothing in what the rules make', () => {
    for (const session of [NO_SESSION, begun(7, null, START), open, exhausted(open)])
      expect(inconsistencies(session, 'practice', true)).toEqual([]);
  });

  it.each([
    ['an active session has no id', { ...open, conversationId: null }],
    ['6 answered questions of 5', { ...open, answered: 6 }],
    ['-1 answered questions of 5', { ...open, answered: -1 }],
    ['attempt 4 of 3', { ...open, attempt: 4 }],
    ['a session that is not active holds an id or a question', { ...open, active: false }],
  ])('says: %s', (issue, session) => {
    expect(inconsistencies(session, 'practice', true)).toEqual([issue]);
  });

  it('misses the detail only while a question is analysed', () => {
    expect(inconsistencies(open, 'practice', false)).toEqual([]);
    expect(inconsistencies(open, 'analysis', false)).toEqual(['an analysed question has no detail']);
  });
});

describe('the statistics of a session', () => {
  it('say fifteen minutes where the time is not known', () => {
    expect(statisticsOf(open, null).minutes).toBe(15);
    expect(statisticsOf({ ...open, startedAt: null }, START).minutes).toBe(15);
  });

  it('give the share of answered questions that were right on the first attempt', () => {
    expect(statisticsOf({ ...open, answered: 3, correctFirst: 2 }, START + 6.4 * 60_000)).toEqual({
      minutes: 6,
      accuracy: 67,
      answered: 3,
      total: 5,
    });
    expect(statisticsOf(open, START).accuracy).toBe(0);
    expect(statisticsOf(open, START + 5_000).minutes).toBe(1);
  });

  it('tell first tries from later ones and misses, of complete questions alone', () => {
    const list = [listed(101, 1, true), listed(102, 2, true), listed(103, 3, true), listed(104, 3, false)];
    const counts = countsOf([...list, { ...listed(105, 1, null), type: 'blank' }]);
    expect(counts).toEqual({ first: 1, later: 2, missed: 1 });
    expect(missionLine(counts)).toBe('1 of 4 right on the first try, and you solved 2 more by trying again.');
    expect(missionLine({ first: 5, later: 0, missed: 0 })).toBe('All 5 right on the first try.');
    expect(missionLine({ first: 3, later: 0, missed: 2 })).toBe('3 of 5 right on the first try.');
  });
});
