import fc from 'fast-check';
import { isQuestionComplete, judgeAttempt, timeOnQuestion, type QuestionAttempt } from './index.js';

const wrong = (answer: string): QuestionAttempt => ({ answer, correct: false });
const right = (answer: string): QuestionAttempt => ({ answer, correct: true });

describe('a question', () => {
  it.each([
    [[], 3, false],
    [[wrong('a'), wrong('b')], 3, false],
    [[wrong('a'), right('b')], 3, true],
    [[right('a')], 3, true],
    [[wrong('a'), wrong('b'), wrong('c')], 3, true],
    [[wrong('a'), wrong('b'), wrong('c')], 4, false],
    [[wrong('a'), wrong('b'), wrong('c'), wrong('d')], 4, true],
  ])('with the tries %j of %i is complete: %j', (attempts, most, complete) => {
    expect(isQuestionComplete(attempts, most)).toBe(complete);
  });
});

describe('an answer', () => {
  it('is the next try, whatever number the page believes in', () => {
    expect(judgeAttempt([], 'a', 3)).toEqual({ kind: 'new', attempt: 1 });
    expect(judgeAttempt([], 'a', 3, 3)).toEqual({ kind: 'new', attempt: 1 });
    expect(judgeAttempt([wrong('b')], 'a', 3, 1)).toEqual({ kind: 'new', attempt: 2 });
  });

  it('of the same value as an earlier one is a duplicate, and another value is not', () => {
    for (const [earlier, answer] of [
      ['0.5', '1/2'],
      ['.50', '0.5'],
      ['2/4', '1/2'],
      ['-3', '-6/2'],
    ] as const)
      expect(judgeAttempt([wrong(earlier)], answer, 3)).toEqual({ kind: 'refused', code: 'DUPLICATE-ANSWER' });
    for (const [earlier, answer] of [
      ['0.5', '-1/2'],
      ['.33', '1/3'],
      ['b', 'c'],
    ] as const)
      expect(judgeAttempt([wrong(earlier)], answer, 3)).toEqual({ kind: 'new', attempt: 2 });
    // Another writing of it is no repetition of the request.
    expect(judgeAttempt([wrong('0.5')], '1/2', 3, 1)).toEqual({ kind: 'refused', code: 'DUPLICATE-ANSWER' });
  });

  it('under the number that it was given with is the same answer again, also when the question is complete', () => {
    expect(judgeAttempt([wrong('b')], ' B ', 3, 1)).toEqual({ kind: 'again', attempt: 1 });
    expect(judgeAttempt([wrong('b'), right('a')], 'b', 3, 1)).toEqual({ kind: 'again', attempt: 1 });
    expect(judgeAttempt([wrong('b'), right('a')], 'a', 3, 2)).toEqual({ kind: 'again', attempt: 2 });
  });

  it('that was given before, under another number or none, is refused', () => {
    for (const claimed of [undefined, 2, 3])
      expect(judgeAttempt([wrong('b')], 'B', 3, claimed)).toEqual({ kind: 'refused', code: 'DUPLICATE-ANSWER' });
  });

  it('to a complete question is refused, a repeated one as well', () => {
    const refused = { kind: 'refused', code: 'ANSWER-REACHLIMIT' };
    expect(judgeAttempt([right('a')], 'b', 3, 2)).toEqual(refused);
    expect(judgeAttempt([right('a')], 'a', 3)).toEqual(refused);
    expect(judgeAttempt([wrong('a'), wrong('b'), wrong('c')], 'd', 3)).toEqual(refused);
  });

  it('never makes more than three tries, none of them twice, in whatever order requests come', () => {
    const request = fc.record({
      answer: fc.constantFrom('a', 'b', 'c', 'd'),
      claimed: fc.option(fc.constantFrom(1, 2, 3), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(request, { maxLength: 12 }), fc.constantFrom('a', 'b', 'c', 'd'), (requests, key) => {
        const attempts: QuestionAttempt[] = [];
        for (const { answer, claimed } of requests)
          if (judgeAttempt(attempts, answer, 3, claimed).kind === 'new')
            attempts.push({ answer, correct: answer === key });
        expect(attempts.length).toBeLessThanOrEqual(3);
        expect(new Set(attempts.map((each) => each.answer)).size).toBe(attempts.length);
        expect(attempts.slice(0, -1).every(({ correct }) => !correct)).toBe(true);
      }),
    );
  });
});

describe('the time on a question', () => {
  it('is what the page measured, as far as it can have passed, and never less than before', () => {
    expect(timeOnQuestion({ elapsed: 60_000, before: 0, claimed: 20_000 })).toBe(20_000);
    expect(timeOnQuestion({ elapsed: 60_000, before: 0, claimed: 86_000_000 })).toBe(60_000);
    expect(timeOnQuestion({ elapsed: 60_000, before: 30_000, claimed: 10_000 })).toBe(30_000);
    // A clock that went back.
    expect(timeOnQuestion({ elapsed: -5, before: 30_000, claimed: 40_000 })).toBe(30_000);
  });

  it('that nobody measured is what has passed, two minutes a try at most', () => {
    expect(timeOnQuestion({ elapsed: 45_000, before: 0 })).toBe(45_000);
    expect(timeOnQuestion({ elapsed: 3_600_000, before: 10_000 })).toBe(130_000);
  });
});
