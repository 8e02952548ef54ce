import { countResults } from '../../player/analysis/model';
import { questionNames, type SubjectResult } from './model';
import { correctRateLine } from './tutor-lines';

/** A section of misses with these prices, a minute of whose skills is worth so much. */
function line(costs: readonly number[], worth: readonly number[] = []): string {
  const questions = costs.map((cost, position) => ({
    position,
    number: position + 1,
    module: null,
    outcome: 'incorrect' as const,
    correct: false,
    answer: 'A',
    seconds: 60,
    cost,
    pointsPerMinute: worth[position],
  }));
  return correctRateLine(countResults('math', questions) as SubjectResult).replace(/^.*right\. /, '');
}

describe('where to start, as Aivy says it', () => {
  it('is the miss that cost most', () => {
    expect(line([5, 20, 9], [0.1, 0.1, 0.1])).toBe('Start with question 2. It cost the most, about 20 points.');
  });

  it('is of several that cost the same the one whose area gives back most points per minute', () => {
    expect(line([20, 19, 5], [0.01, 0.02, 0.05])).toBe(
      'Questions 1 and 2 cost the most, about 20 points each. Start with question 2. That topic earns the most points per minute.',
    );
    expect(line([20, 19, 20, 19], [0.01, 0.02, 0.02, 0.01])).toBe(
      '4 missed questions cost the most, about 20 points each. Start with questions 2 and 3. Those topics earn the most points per minute.',
    );
  });

  it('is all of them where none earns more per minute', () => {
    expect(line([20, 19], [0.02, 0.019])).toBe(
      'Start with questions 1 and 2. They cost the most, about 20 points each.',
    );
  });

  it('is said without it where nobody knows', () => {
    expect(line([20, 19])).toBe('Start with questions 1 and 2. They cost the most, about 20 points each.');
    expect(line([20, 19, 20, 19])).toBe(
      '4 missed questions cost the most, about 20 points each. Start with questions 1, 2 and 3.',
    );
  });
});

describe('questions in a sentence', () => {
  const of = (...places: [number, 1 | 2 | null][]) =>
    questionNames(places.map(([number, module]) => ({ number, module })));

  it('are named together, module by module', () => {
    expect(of([7, null])).toBe('question 7');
    expect(of([7, null], [16, null], [17, null])).toBe('questions 7, 16 and 17');
    expect(of([3, 1], [7, 1], [5, 2])).toBe('questions 3 and 7 of Module 1 and question 5 of Module 2');
  });
});
