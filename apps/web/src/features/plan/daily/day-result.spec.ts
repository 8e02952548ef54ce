import type { getDailyAnswers, OutputOf } from '@aivy/contracts';
import { dayResult, resultLine } from './day-result';
import { missedLabel } from '../../../core/celebration/lines';
import { finishedLine } from './finish-lines';
import { stepAfterSet } from './next-step';
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
    expect(resultLine(result)).toBe('All 2 right. Transitions is looking solid.');
  });

  it.each([
    [['a', 'a'], 'All 2 right. Transitions is looking solid.'],
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

describe('the line after a finished set', () => {
  it('says how it went, and calls nothing easy', () => {
    const lines = [5, 4, 2, 0].map((right) => finishedLine({ right, of: 5 }, 'Boundaries'));
    expect(lines).toEqual([
      'All five right. Boundaries is looking solid.',
      'Four of five right. Nice work.',
      'Two of five right. That was a hard one. The explanations make the next one easier.',
      'None of five right. That was a hard one. The explanations make the next one easier.',
    ]);
    expect(finishedLine(null, null)).toBe('Rest, and come back tomorrow.');
  });
});

describe('the step after a set', () => {
  const outlook = {
    next_best: {
      parts: [
        { kind: 'unit', skill: 1 },
        { kind: 'twins', skill: 26 },
      ],
    },
  } as never;

  it('is what was missed, else what brings most, else the dashboard', () => {
    expect(stepAfterSet(34, { right: 4, of: 5 }, outlook)).toEqual({
      label: missedLabel(1),
      to: '/mistakes?test=unit-34',
    });
    expect(stepAfterSet(34, { right: 5, of: 5 }, outlook)).toEqual({
      label: 'Practice Percentages',
      to: '/aivy-daily?subcategory=26',
    });
    expect(stepAfterSet(34, null, undefined).to).toBe('/dashboard');
  });
});
