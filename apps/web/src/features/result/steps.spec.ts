import { pollDelayMs } from './polling';
import { diagnosticSteps, FULL_TEST_STEPS, fullTestSteps, readStep, RESULT_STEPS, type ResultStep } from './steps';
import { scoreTier } from './tutor-lines';

const nextOf = (step: ResultStep): string | null => (step.kind === 'target' ? null : step.next);

describe('the wizard’s addresses', () => {
  it('open the named step, and the first one for anything else', () => {
    expect(['1', '3', '7'].map((step) => readStep(step))).toEqual([1, 3, 7]);
    expect([undefined, '0', '8', '2.5', 'x', ''].map((step) => readStep(step))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('leave out what a section without a score has not, and end with the same button', () => {
    const [scored, none] = [{ score: 500 }, { score: null }];
    expect(fullTestSteps({ english: scored, math: scored })).toEqual(FULL_TEST_STEPS);
    const half = fullTestSteps({ english: scored, math: none });
    expect(half.map(({ kind }) => kind)).toEqual(['overview', 'rate', 'rate', 'pacing', 'areas']);
    expect(nextOf(half.at(-1)!)).toBe('Finish Review');
    expect(fullTestSteps({ english: none, math: none }).map(({ kind }) => kind)).toEqual(['overview', 'rate', 'rate']);
  });

  it('carry the specified buttons', () => {
    expect(RESULT_STEPS.map(nextOf)).toEqual([
      'Proceed to Improvements',
      'Proceed to Correct Answer Rate',
      'Proceed to Areas of Improvement',
      'Proceed to Math',
      'Proceed to Areas of Improvement',
      'Set Your Target Score',
      null,
    ]);
    expect(FULL_TEST_STEPS.map(nextOf)).toEqual([
      'Proceed to Answers',
      'Next',
      'Next',
      'Next',
      'View Math Areas for Improvement',
      'Finish Review',
    ]);
  });
});

it('leaves the target out of the daily product, except for a student with a plan who opens its address', () => {
  const daily = diagnosticSteps(true, true, '6');
  expect(daily.map(nextOf).slice(4)).toEqual(['Proceed to Areas of Improvement', 'Next']);
  expect([diagnosticSteps(true, false, '7'), diagnosticSteps(true, true, undefined)]).toEqual([daily, daily]);
  expect(diagnosticSteps(true, true, '7')).toBe(RESULT_STEPS);
  expect(diagnosticSteps(false, false, '6')).toBe(RESULT_STEPS);
});

describe('waiting for a report', () => {
  it('looks again after 1, 2, 4 … s and never rarer than every 15 s', () => {
    expect([1, 2, 3, 4, 5, 6, 20].map(pollDelayMs)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
  });
});

describe('the overview message', () => {
  it('changes at totals of 1200 and 800', () => {
    expect([1600, 1200, 1190, 800, 790, 400].map(scoreTier)).toEqual([
      'high',
      'high',
      'good',
      'good',
      'encouraging',
      'encouraging',
    ]);
  });
});
