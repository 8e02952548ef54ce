import type { Attempt } from './attempt';
import { pointsLost } from './points-lost';
import { someMistake } from './workbench-kit';

const attemptWith = (costs: readonly number[], english: number | null, math: number | null = 800): Attempt =>
  ({
    questions: costs.map((cost, index) => someMistake({ cost, number: index + 1 })),
    result: { english: { score: english }, math: { score: math } },
  }) as unknown as Attempt;

describe('what mistakes cost together', () => {
  it('is the sum of what each cost, as long as the section lost as much', () => {
    const attempt = attemptWith([20, 10], 700);
    expect(pointsLost(attempt, attempt.questions)).toBe(30);
  });

  it('is never more than the section leaves below 800, shared by what each cost', () => {
    const attempt = attemptWith([60, 30, 30], 740);
    expect(pointsLost(attempt, attempt.questions)).toBe(60);
    expect(pointsLost(attempt, attempt.questions.slice(0, 1))).toBe(30);
  });

  it('is the plain sum where there is no score', () => {
    const attempt = attemptWith([60, 30], null);
    expect(pointsLost(attempt, attempt.questions)).toBe(90);
  });

  it('is counted apart for each section, for what one lost the other did not', () => {
    const attempt = {
      ...attemptWith([], 770, 600),
      questions: [someMistake({ cost: 60 }), someMistake({ cost: 40, subject: 'math', module: 3 })],
    };
    // 30 of 60 below 800 in English, all 40 in Math.
    expect(pointsLost(attempt, attempt.questions)).toBe(70);
    expect(pointsLost(attempt, attempt.questions.slice(1))).toBe(40);
  });

  it('is nothing without mistakes', () => {
    expect(pointsLost(attemptWith([], 800), [])).toBe(0);
  });
});
