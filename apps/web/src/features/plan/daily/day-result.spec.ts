import type { getDailyAnswers, OutputOf } from '@aivy/contracts';
import { dayResult, resultLine } from './day-result';
import { finishedLine, longestLine, streakLine } from './finish-lines';
import { QUESTIONS } from './testing/daily-world';

type Answers = OutputOf<typeof getDailyAnswers>;

/** `a` is right, as much as was answered, in another order than was asked. */
const answersOf = (given: readonly string[]): Answers =>
  given
    .map((user_answer, index) => ({
      question_id: QUESTIONS[index]!.id,
      answer: 'a',
      explanation: '',
      user_answer,
      correct: user_answer === 'a',
      skill: 'Transitions',
      spent_ms: 1_000 * index + 8_600,
      feedback: null,
    }))
    .reverse();
const resultOf = (...given: string[]) => dayResult('english', QUESTIONS, answersOf(given));

describe('the result of a unit', () => {
  it('has its questions in the order in which they were asked, with whole seconds', () => {
    const { results, skill } = resultOf('a', 'b', '');
    expect(results.questions.map(({ number, outcome, seconds }) => [number, outcome, seconds])).toEqual([
      [1, 'correct', 9],
      [2, 'incorrect', 10],
      [3, 'omitted', 11],
    ]);
    expect([results.correctCount, skill]).toEqual([1, 'Transitions']);
  });

  it('leaves out what was withdrawn: it is no miss, and all right is all that counts', () => {
    const answers = answersOf(['a', 'b', 'a']).map((each) => ({ ...each, withdrawn: each.user_answer === 'b' }));
    const result = dayResult('english', QUESTIONS, answers);
    expect(result.results.questions.map(({ outcome }) => outcome)).toEqual(['correct', 'withdrawn', 'correct']);
    expect(resultLine(result)).toBe('All 2 right. Transitions is getting steady.');
  });

  it.each([
    [['a', 'a'], 'All 2 right. Transitions is getting steady.'],
    [
      ['a', 'b'],
      'Question 2 is worth another look: open it to read what was asked, and where your answer went another way.',
    ],
    [
      ['', 'a', 'b', 'c'],
      '3 questions are worth another look. Begin with question 3: open it to read what was asked, and where your answer went another way.',
    ],
    [['a', ''], 'What was left open is explained as well: read it, and it is half learnt.'],
  ])('of %j is said so', (given, line) => {
    expect(resultLine(resultOf(...given))).toBe(line);
  });
});

describe('a finished day', () => {
  it.each([
    [null, /^Day 4 is behind you\. Rest, and come back tomorrow\.$/],
    [1, /Every question right\.$/],
    [0.6, /A good piece of work\.$/],
    [0.59, /A hard one/],
    [0, /A hard one/],
  ])('with a rate of %s is told so', (rate, line) => {
    expect(finishedLine(4, rate)).toMatch(line);
  });

  it('says the days in a row beside the longest', () => {
    expect([1, 2].map(streakLine)).toEqual(['Day one of a new streak', '2 days in a row']);
    expect(
      [
        { days: 1, longest: 1 },
        { days: 1, longest: 9 },
        { days: 9, longest: 9 },
        { days: 8, longest: 9 },
      ].map(longestLine),
    ).toEqual([
      'Come back tomorrow, and it is two.',
      'Your longest: 9 days',
      'Your longest so far',
      'Your longest: 9 days',
    ]);
  });
});
